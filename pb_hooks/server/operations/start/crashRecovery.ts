/**
 * Counts the committed frames of the journal (data.db-wal) before SQLite opens it: after a crash SQLite silently skips
 * all from the first wrong checksum. The index (data.db-shm), intact after a kill, reveals frames missing from the
 * journal.
 */
import { writeHealthNote } from "#server/platform/storage/healthNotes.ts";

const header = 32;
const frameHeader = 24;
const pageBytes = 4096;
/** Larger journals are only reported, not counted: checkpoints keep a journal near 4 000 pages of 4 kB (start.ts). */
const maxBytes = 64 * 1024 * 1024;

type Bytes = ArrayLike<number>;
/** Number of committed frames, and of those already copied into the database. */
type Index = { committed: number; kept: number; salt: string };
/** Number of frames in the journal; `committed`: the last one that ends a transaction. */
type Journal = { frames: number; committed: number; kept: number };

function bytesOf(path: string): Bytes | null {
  try {
    return $os.readFile(path) as unknown as Bytes;
  } catch {
    return null;
  }
}

function sizeOf(path: string): number | null {
  try {
    return $os.stat(path).size();
  } catch {
    return null;
  }
}

const word = (bytes: Bytes, at: number): number =>
  [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0);
/** Reads a word of the index in the machine's byte order: little-endian wherever we run. */
const indexWord = (bytes: Bytes, at: number): number =>
  [3, 2, 1, 0].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0);
const partOf = (bytes: Bytes, at: number, length: number): string =>
  Array.from({ length }, (_, offset) => bytes[at + offset] ?? 0).join(" ");

/** Reads the header, which the index stores twice; null when both copies differ, as after a power cut. */
function indexOf(dataDir: string): Index | null {
  const bytes = bytesOf(`${dataDir}/data.db-shm`);
  if (!bytes || bytes[12] !== 1 || partOf(bytes, 0, 48) !== partOf(bytes, 48, 48)) return null;
  return {
    committed: indexWord(bytes, 16),
    kept: indexWord(bytes, 96),
    salt: partOf(bytes, 32, 8),
  };
}

/** True when magic number and header checksum are valid: otherwise SQLite reads no frame. */
function hasHeader(bytes: Bytes): boolean {
  const magic = word(bytes, 0);
  if (magic !== 0x377f0682 && magic !== 0x377f0683) return false;
  const read = magic === 0x377f0683 ? word : indexWord;
  let first = 0;
  let second = 0;
  for (let at = 0; at < 24; at += 8) {
    first = (first + read(bytes, at) + second) >>> 0;
    second = (second + read(bytes, at + 4) + first) >>> 0;
  }
  return first === word(bytes, 24) && second === word(bytes, 28);
}

/** Journal left by a crash; null after an orderly end. `isCrash`: the previous server crashed and left a journal. */
export function readCrashJournal(dataDir: string, isCrash: boolean): Journal | null {
  const path = `${dataDir}/data.db-wal`;
  const size = sizeOf(path);
  if (size !== null && size > maxBytes)
    return { frames: Math.floor(size / (pageBytes + frameHeader)), committed: 0, kept: 0 };
  if (!isCrash && (size ?? 0) <= header) return null;
  const index = indexOf(dataDir);
  if (size === null || size <= header) return emptied(index, size === null);
  const bytes = bytesOf(path) ?? [];
  const kept = index?.kept ?? 0;
  if (!hasHeader(bytes)) {
    const inside = Math.floor((size - header) / (pageBytes + frameHeader));
    return { frames: 0, committed: index?.committed ?? inside, kept };
  }
  const found = countFrames(bytes, size);
  if (index?.salt !== partOf(bytes, 16, 8)) return { ...found, kept: 0 };
  return { ...found, committed: Math.max(found.committed, index.committed), kept };
}

/** Without an index the number of lost frames is unknown, so one is reported. */
function emptied(index: Index | null, isGone: boolean): Journal | null {
  if (index) return index.committed > index.kept ? { frames: 0, ...index } : null;
  return isGone ? { frames: 0, committed: 1, kept: 0 } : null;
}

/** Counts frames with the current salt: SQLite overwrites the file, so frames of the previous round may follow. */
function countFrames(bytes: Bytes, size: number): Pick<Journal, "frames" | "committed"> {
  const frame = frameHeader + word(bytes, 8);
  const isOfRound = (at: number) =>
    word(bytes, at + 8) === word(bytes, 16) && word(bytes, at + 12) === word(bytes, 20);
  const found = { frames: 0, committed: 0 };
  for (let at = header; at + frame <= size && isOfRound(at); at += frame) {
    found.frames += 1;
    // A frame that commits a transaction contains the database size.
    if (word(bytes, at + 4) > 0) found.committed = found.frames;
  }
  return found;
}

/** Prints one line about what was recovered, and notes lost frames for the banner. */
export function reportRecovery(app: core.App, journal: Journal | null): void {
  if (!journal) return;
  const recovered = Math.min(recoveredFrames(app), journal.frames);
  const lost = Math.max(0, journal.committed - Math.max(recovered, journal.kept));
  console.log(`Recovered after a crash: ${recovered} frames of data.db-wal, ${lost} lost`);
  writeHealthNote(app, "recovery", { frames: recovered, lost });
}

function recoveredFrames(app: core.App): number {
  const row = new DynamicModel({ busy: 0, log: 0, checkpointed: 0 });
  app.nonconcurrentDB().newQuery("PRAGMA wal_checkpoint(PASSIVE)").one(row);
  return Number(row["log"]);
}
