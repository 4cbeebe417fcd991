import { expect, test } from "vitest";
import { hmac, sha256 } from "./sha256";

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

test("hashes of all lengths equal those of Web Crypto", async () => {
  for (let length = 0; length < 300; length++) {
    const data = bytes(length);
    expect(sha256(data)).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
  }
});

test("HMACs with keys of all lengths equal those of Web Crypto", async () => {
  for (let length = 1; length < 150; length++) {
    const [secret, data] = [bytes(length), bytes(2 * length)];
    const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    expect(hmac(secret, data)).toEqual(new Uint8Array(await crypto.subtle.sign("HMAC", key, data)));
  }
});
