// HTTP responses of the server.
import { Refusal } from "./connection";
import type { Refused } from "./wire";

/** Returns the body. Throws a `Refusal` if the server refused, and other errors if it was not reached. */
export async function parseResponse<Body extends object>(answer: Response): Promise<Body> {
  if (answer.ok) return (await answer.json()) as Body;
  const { code, details } = (await answer.json()) as Refused;
  throw new Refusal(code, details);
}
