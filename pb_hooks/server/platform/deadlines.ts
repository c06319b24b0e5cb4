/** How long the sender of a request may take over it: while a body is read, a VM is held (server/README.md, The gate). */

/** Go's writer of an answer, below what PocketBase puts around it; its types leave this out. */
type Writer = {
  unwrap?: () => Writer;
  setReadDeadline?: (at: time.Time) => void;
};

/** Ends the reading of this request then, in place of what shop/start.ts says for all. */
export function allowSeconds(e: core.RequestEvent, seconds: number): void {
  let writer = e.response as Writer;
  while (!writer.setReadDeadline && writer.unwrap) writer = writer.unwrap();
  const duration = (seconds * 1e9) as unknown as time.Duration;
  writer.setReadDeadline?.(new DateTime().add(duration).time());
}
