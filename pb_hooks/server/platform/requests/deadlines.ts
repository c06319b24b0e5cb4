/**
 * Deadlines for sending a request and reading its answer, because each occupies a VM meanwhile (docs/access.md, The gate).
 * They replace the server's defaults of operations/start/start.ts.
 */

export const deadlineSeconds = {
  /** Go answers after it has received the body or this deadline has passed, so an unread body does not hold the connection. */
  unread: 2,
  guest: 10,
  /** Slow readers of files held hundreds of VMs for five minutes. */
  file: 20,
  /** One photograph of an export over a slow network: a reader that stalls must not block the next export. */
  exportPiece: 60,
  /** A backup of gigabytes over a slow network. */
  upload: 3600,
} as const;
type Deadline = keyof typeof deadlineSeconds;

/** Go's response writer underneath PocketBase's wrappers, which its types omit. */
type Writer = {
  unwrap?: () => Writer;
  setReadDeadline?: (at: time.Time) => void;
  setWriteDeadline?: (at: time.Time) => void;
};

export const setRequestDeadline = (e: core.RequestEvent, name: Deadline): void =>
  writerOf(e).setReadDeadline?.(deadlineOf(name));

export const setAnswerDeadline = (e: core.RequestEvent, name: Deadline): void =>
  writerOf(e).setWriteDeadline?.(deadlineOf(name));

function writerOf(e: core.RequestEvent): Writer {
  let writer = e.response as Writer;
  while (!writer.setReadDeadline && writer.unwrap) writer = writer.unwrap();
  return writer;
}

function deadlineOf(name: Deadline): time.Time {
  const longest = Number($os.getenv("OPTIQUE_GATE_SECONDS")) || Infinity;
  const seconds = Math.min(deadlineSeconds[name], longest);
  return new DateTime().add((seconds * 1e9) as unknown as time.Duration).time();
}
