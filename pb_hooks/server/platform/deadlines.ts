/**
 * Deadlines for sending a request and reading its answer, because each occupies a VM meanwhile (docs/access.md, The gate).
 * They replace the server's defaults of operations/start.ts.
 */

/** Go's response writer underneath PocketBase's wrappers, which its types omit. */
type Writer = {
  unwrap?: () => Writer;
  setReadDeadline?: (at: time.Time) => void;
  setWriteDeadline?: (at: time.Time) => void;
};

export const allowSeconds = (e: core.RequestEvent, seconds: number): void =>
  writerOf(e).setReadDeadline?.(inSeconds(seconds));

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
