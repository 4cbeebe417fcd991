import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cue } from "./cues";
import { Speaker, voices } from "./sound";

const CUES: Cue[] = ["shake", "slam", "knock", "call", "lift", "tick", "verdict", "turn", "win"];

test.each(CUES)("%s is a short sound, neither too quiet nor too loud", (cue) => {
  const made = voices(cue);
  expect(made.length).toBeGreaterThan(0);
  for (const { at, lasts, from, to, loud } of made) {
    expect(at + lasts).toBeLessThan(1.2);
    expect(loud).toBeGreaterThan(0.1);
    expect(loud).toBeLessThanOrEqual(0.8);
    for (const pitch of [from, to ?? from]) expect(pitch).toBeGreaterThan(50);
    for (const pitch of [from, to ?? from]) expect(pitch).toBeLessThan(3000);
  }
});

test("all sounds differ", () => {
  expect(new Set(CUES.map((cue) => JSON.stringify(voices(cue)))).size).toBe(CUES.length);
});

test("each counted die sounds higher than the previous one", () => {
  const pitches = Array.from({ length: 20 }, (_, at) => voices("tick", at + 1)[0]!.from);
  expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
  expect(new Set(pitches).size).toBe(20);
});

let contexts: FakeContext[] = [];

/** A fake of the `AudioContext` features that sounds use. */
class FakeContext {
  started = 0;
  closed = false;
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    contexts.push(this);
  }
  async resume(): Promise<void> {
    this.state = "running";
  }
  async close(): Promise<void> {
    this.closed = true;
  }
  #node = () => {
    const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { connect: () => {}, gain: param, frequency: param, start: () => this.started++, stop: () => {} };
  };
  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
}

beforeEach(() => {
  contexts = [];
  vi.stubGlobal("AudioContext", FakeContext);
});
afterEach(() => void vi.unstubAllGlobals());

test("nothing plays before the user touches the page", () => {
  new Speaker().play(CUES);
  expect(contexts).toEqual([]);
});

test("after a touch all voices play", () => {
  const speaker = new Speaker();
  speaker.wake();
  speaker.wake();
  expect(contexts).toHaveLength(1);
  expect(contexts[0]!.state).toBe("running");
  speaker.play(["shake", "win"]);
  expect(contexts[0]!.started).toBe(voices("shake").length + voices("win").length);
});

test("silenced, it stops immediately, and stays silent until it is woken", () => {
  const speaker = new Speaker();
  speaker.wake();
  speaker.hush();
  speaker.play(["turn"]);
  expect(contexts[0]!.closed).toBe(true);
  expect(contexts[0]!.started).toBe(0);
  speaker.wake();
  speaker.play(["turn"]);
  expect(contexts[1]!.started).toBe(voices("turn").length);
});
