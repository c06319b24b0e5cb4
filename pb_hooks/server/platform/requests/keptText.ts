/** Stores the text of a request's body, which can be read only once: the act, the route and a refusal need it. */

const key = "optique.body";

export function keepText(e: core.RequestEvent, text: string): string {
  e.set(key, text);
  return text;
}

/** Stored text of the body; null when none of our routes read it. */
export function keptText(e: core.RequestEvent): string | null {
  const kept: unknown = e.get(key);
  return typeof kept === "string" ? kept : null;
}
