// Handles the server's HTTP responses.
import { Refusal } from "./connection";
import type { Refused } from "./wire";

/**
 * Returns the response body. Throws a `Refusal` if the server refused the request, and other errors if the server could
 * not be reached.
 */
export async function parseResponse<Body extends object>(answer: Response): Promise<Body> {
  if (answer.ok) return (await answer.json()) as Body;
  const { code, details } = (await answer.json()) as Refused;
  throw new Refusal(code, details);
}
