// Synthesised sounds of clay, wood and bone. Each is a handful of voices.
import type { Cue } from "./cues";

/** One voice of a sound. Times are in seconds, pitches in hertz. */
export interface Voice {
  /** The start of this voice, relative to the start of the sound. */
  at: number;
  lasts: number;
  /** `noise` is white noise around a pitch, for rattles and swishes. */
  wave: OscillatorType | "noise";
  from: number;
  /** The pitch to glide to. */
  to?: number;
  /** The volume, from 0 to 1. */
  loud: number;
}

const RATTLES = [0, 0.07, 0.12, 0.19, 0.25, 0.33];
const PENTATONIC = [0, 3, 5, 7, 10];
const LOWEST_TICK = 330;

/** The pitch of a step in the pentatonic scale (five steps per octave) that plays while dice are counted. */
const pitch = (step: number) => LOWEST_TICK * 2 ** ((PENTATONIC[step % 5]! + 12 * Math.floor(step / 5)) / 12);

/** The voices of a sound. `count`: which die is being counted, from 1. */
export function voices(cue: Cue, count = 1): Voice[] {
  switch (cue) {
    case "shake":
      return RATTLES.map((at, die) => ({ at, lasts: 0.05, wave: "noise", from: 1500 + 420 * (die % 3), loud: 0.3 }));
    case "slam":
      // Clay on wood as the cup comes down after the rattle (OwnDice.svelte).
      return [
        { at: 0.34, lasts: 0.16, wave: "sine", from: 130, to: 60, loud: 0.75 },
        { at: 0.34, lasts: 0.05, wave: "noise", from: 900, loud: 0.5 },
      ];
    case "knock":
      return [
        { at: 0, lasts: 0.11, wave: "sine", from: 210, to: 95, loud: 0.55 },
        { at: 0, lasts: 0.03, wave: "noise", from: 1200, loud: 0.25 },
      ];
    case "call":
      return [
        { at: 0, lasts: 0.25, wave: "sine", from: 150, to: 55, loud: 0.8 },
        { at: 0, lasts: 0.08, wave: "noise", from: 700, loud: 0.5 },
      ];
    case "lift":
      return [{ at: 0, lasts: 0.2, wave: "noise", from: 500, to: 2200, loud: 0.2 }];
    case "tick":
      return [{ at: 0, lasts: 0.16, wave: "triangle", from: pitch(Math.min(count, 20) - 1), loud: 0.35 }];
    case "verdict":
      return [
        { at: 0, lasts: 0.5, wave: "triangle", from: pitch(0) / 2, loud: 0.4 },
        { at: 0.12, lasts: 0.55, wave: "triangle", from: pitch(3) / 2, loud: 0.4 },
      ];
    case "turn":
      return [
        { at: 0, lasts: 0.35, wave: "sine", from: pitch(4), loud: 0.35 },
        { at: 0.14, lasts: 0.5, wave: "sine", from: pitch(6), loud: 0.35 },
      ];
    case "win":
      return [5, 6, 7, 9, 10].map((step, at) => ({
        at: at * 0.13,
        lasts: 0.45,
        wave: "triangle",
        from: pitch(step),
        loud: 0.35,
      }));
  }
}

/** The delay, in seconds, between the sounds of one call of `play`. */
const APART = 0.14;
const ATTACK = 0.006;
const SILENT = 0.0001;
const VOLUME = 0.5;

/** Plays sounds. Browsers allow that only after the user has touched the page. */
export class Speaker {
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #noise: AudioBuffer | null = null;

  /** Call this when the user touches the page or presses a key. */
  wake(): void {
    if (!this.#context) {
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      this.#out.gain.value = VOLUME;
      this.#out.connect(this.#context.destination);
    }
    if (this.#context.state !== "running") void this.#context.resume();
  }

  /** Plays sounds in quick succession, if the user has touched the page. */
  play(cues: readonly Cue[], count = 1): void {
    cues.forEach((cue, at) => {
      for (const voice of voices(cue, count)) this.#sound(voice, at * APART);
    });
  }

  /** Stops all sounds. */
  hush(): void {
    void this.#context?.close();
    this.#context = this.#out = this.#noise = null;
  }

  #sound({ at, lasts, wave, from, to, loud }: Voice, later: number): void {
    const context = this.#context;
    if (!context || !this.#out) return;
    const begin = context.currentTime + later + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
    gain.connect(this.#out);
    const glide = (frequency: AudioParam) => {
      frequency.setValueAtTime(from, begin);
      if (to !== undefined) frequency.exponentialRampToValueAtTime(to, begin + lasts);
    };
    let source: AudioScheduledSourceNode;
    if (wave === "noise") {
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      glide(filter.frequency);
      filter.connect(gain);
      const noise = context.createBufferSource();
      noise.buffer = this.#noise ??= white(context);
      noise.loop = true;
      noise.connect(filter);
      source = noise;
    } else {
      const tone = context.createOscillator();
      tone.type = wave;
      glide(tone.frequency);
      tone.connect(gain);
      source = tone;
    }
    source.start(begin);
    source.stop(begin + lasts);
  }
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return buffer;
}
