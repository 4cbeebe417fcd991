// HTTP responses of the server.
import { Refusal } from "./connection";
import type { Refused } from "./wire";

/** Returns the body. Throws a `Refusal` if the server refused, and other errors if it was not reached. */
export async function parseResponse<Body extends object>(answer: Response): Promise<Body> {
  const body = (await answer.json()) as Body | Refused;
  if ("code" in body) throw new Refusal(body.code, body.details);
  return body;
}
