// What the server answers by HTTP.
import { Refusal } from "./connection";
import type { Refused } from "./wire";

/** Throws a `Refusal`; anything else that it throws means that the server could not be asked. */
export async function parseResponse<Body extends object>(answer: Response): Promise<Body> {
  const body = (await answer.json()) as Body | Refused;
  if ("code" in body) throw new Refusal(body.code, body.details);
  return body;
}
