/**
 * How long a request may take to be sent, and its answer to be read: a VM is held meanwhile (docs/access.md, The gate). In
 * place of what operations/start.ts says for all.
 */

/** Go's writer of an answer, below what PocketBase puts around it; its types leave this out. */
type Writer = {
  unwrap?: () => Writer;
  setReadDeadline?: (at: time.Time) => void;
  setWriteDeadline?: (at: time.Time) => void;
};

/** To the sender of a request. */
export const allowSeconds = (e: core.RequestEvent, seconds: number): void =>
  writerOf(e).setReadDeadline?.(inSeconds(seconds));

/** To the reader of its answer. */
export const allowReading = (e: core.RequestEvent, seconds: number): void =>
  writerOf(e).setWriteDeadline?.(inSeconds(seconds));

function writerOf(e: core.RequestEvent): Writer {
  let writer = e.response as Writer;
  while (!writer.setReadDeadline && writer.unwrap) writer = writer.unwrap();
  return writer;
}

function inSeconds(seconds: number): time.Time {
  const duration = (seconds * 1e9) as unknown as time.Duration;
  return new DateTime().add(duration).time();
}
