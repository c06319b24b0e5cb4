/** Text of a request's body, which can be read once: the act, the route and a refusal ask for it. */

const key = "optique.body";

export function keepText(e: core.RequestEvent, text: string): string {
  e.set(key, text);
  return text;
}

/** Kept text; null where none of our routes read it. */
export function keptText(e: core.RequestEvent): string | null {
  const kept: unknown = e.get(key);
  return typeof kept === "string" ? kept : null;
}
