/**
 * After a crash SQLite takes up what its journal (data.db-wal) holds, up to the first frame whose checksum is wrong, and
 * says nothing. So the frames are counted before it is opened: one that was committed and is not taken up is a lost save.
 */
import { note } from "./health.ts";

const header = 32;
const frameHeader = 24;
/** The journal is taken over at 4 000 pages of 4 kB (start.ts); one that has grown far beyond is not read, only told. */
const maxBytes = 64 * 1024 * 1024;

/** The journal as it was found: its bytes, and the number of frames up to the last one that ends a transaction. */
type Journal = { frames: number; committed: number };

/** What a crash left; null after an orderly end, which leaves none. */
export function journalOf(dataDir: string): Journal | null {
  const path = `${dataDir}/data.db-wal`;
  try {
    const size = $os.stat(path).size();
    if (size <= header) return null;
    if (size > maxBytes) return { frames: Math.floor(size / (4096 + frameHeader)), committed: 0 };
    return countFrames($os.readFile(path) as unknown as ArrayLike<number>, size);
  } catch {
    return null;
  }
}

/**
 * Counts the frames of the present round: SQLite writes the journal again from its beginning, with another salt, and what
 * stands behind is of the round before.
 */
function countFrames(bytes: ArrayLike<number>, size: number): Journal {
  const word = (at: number): number =>
    [0, 1, 2, 3].reduce((sum, offset) => sum * 256 + (bytes[at + offset] ?? 0), 0);
  const frame = frameHeader + word(8);
  const isOfRound = (at: number) => word(at + 8) === word(16) && word(at + 12) === word(20);
  const found = { frames: 0, committed: 0 };
  for (let at = header; at + frame <= size && isOfRound(at); at += frame) {
    found.frames += 1;
    // The frame that ends a transaction says how large the database is then.
    if (word(at + 4) > 0) found.committed = found.frames;
  }
  return found;
}

/** Says in one line what was taken up; lost frames are noted for the banner. */
export function tellRecovery(app: core.App, journal: Journal | null): void {
  if (!journal) return;
  const recovered = Math.min(takenUp(app), journal.frames);
  const lost = Math.max(0, journal.committed - recovered);
  console.log(`Recovered after a crash: ${recovered} frames of data.db-wal, ${lost} lost`);
  note(app, "recovery", { frames: recovered, lost });
}

function takenUp(app: core.App): number {
  const row = new DynamicModel({ busy: 0, log: 0, checkpointed: 0 });
  app.nonconcurrentDB().newQuery("PRAGMA wal_checkpoint(PASSIVE)").one(row);
  return Number(row["log"]);
}
