/**
 * Deadlines for sending a request and for reading its answer, because a request occupies a VM meanwhile
 * (docs/access.md, The gate). They replace the server's defaults in operations/start/start.ts.
 */

export const deadlineSeconds = {
  /** Go answers once the body or this deadline has passed, so that an unread body does not hold the connection. */
  unread: 2,
  guest: 10,
  /** Without a deadline, slow readers of files held hundreds of VMs for five minutes. */
  file: 20,
  /** Time for one photograph of an export over a slow network: a stalled reader must not block the next export. */
  exportPiece: 60,
  /** Time for a backup of gigabytes over a slow network. */
  upload: 3600,
} as const;
type Deadline = keyof typeof deadlineSeconds;

/** Go's response writer below PocketBase's wrappers, which PocketBase's types omit. */
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
