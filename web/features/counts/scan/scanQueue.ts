/** Sends the scans of a count in order: one batch at a time, again after a lost answer, later without a network. */
import { signal } from "@preact/signals-react";
import { failureOf, fieldErrors } from "#api/failure.ts";
import type { ScansAnswer, SentScan } from "#domain/counts/countAnswers.ts";
import { dropScans, keepScan, type Kept, keptScans, type WaitingScan } from "./keptScans.ts";

const mostSent = 500;
const retryMs = 2000;
/** A request without an answer is given up, and sent again. */
const patienceMs = 15_000;
/** The server takes no older scan; an older one is said to be of that age. */
const oldestMs = 48 * 3_600_000;

type Links = {
  send: (scans: readonly SentScan[], signal: AbortSignal) => Promise<ScansAnswer>;
  /** False while the scans are another person's: they wait. */
  maySend: () => boolean;
  onTaken: (answer: ScansAnswer, sent: readonly WaitingScan[]) => void;
  /** Scan that the server refused, with its sentence. */
  onRefused: (scan: WaitingScan, sentence: string) => void;
};

/** `closed`: the count is; `held`: refused as a whole, until asked again. */
type State = "open" | "closed" | "held";

/** As the server takes it: `ago` is computed at the sending. */
function sentOf({ at, ...scan }: WaitingScan, now: number): SentScan {
  return { ...scan, ago: Math.min(Math.max(now - at, 0), oldestMs) };
}

/** Places of the refused scans in a batch, with the sentence of each. */
function refusedOf(error: unknown): Map<number, string> {
  const found = Object.entries(fieldErrors(error)).flatMap(([path, sentence]) => {
    const [, place] = /^scans\.(\d+)\./.exec(path) ?? [];
    return place === undefined ? [] : [[Number(place), sentence] as const];
  });
  return new Map(found);
}

const isLater = (status: number): boolean => status <= 0 || status === 429 || status >= 500;

export type ScanQueue = ReturnType<typeof scanQueue>;

/** @param start beginning of the keys under which the scans are kept (keptScans.ts) */
export function scanQueue(start: string, { send, maySend, onTaken, onRefused }: Links) {
  const waiting = signal<readonly Kept[]>(keptScans(start));
  const state = signal<State>("open");
  /** Sentence of a refusal of the whole batch. */
  const sentence = signal("");
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = (kept: readonly Kept[]) => {
    dropScans(kept);
    const gone = new Set(kept.map(({ slot }) => slot));
    waiting.value = waiting.peek().filter(({ slot }) => !gone.has(slot));
  };
  const fail = (error: unknown, batch: readonly Kept[]) => {
    const { status, message } = failureOf(error);
    if (isLater(status)) {
      timer = setTimeout(pump, retryMs);
      return false;
    }
    const refused = refusedOf(error);
    if (refused.size > 0) {
      const gone = batch.filter((_, place) => refused.has(place));
      gone.forEach((kept) => onRefused(kept.scan, refused.get(batch.indexOf(kept)) ?? message));
      drop(gone);
      return gone.length > 0;
    }
    state.value = status === 409 ? "closed" : "held";
    sentence.value = message;
    return false;
  };
  /** One batch; true when the next may follow. */
  const sendBatch = async (): Promise<boolean> => {
    const batch = waiting.peek().slice(0, mostSent);
    const sent = batch.map(({ scan }) => sentOf(scan, Date.now()));
    try {
      const answer = await send(sent, AbortSignal.timeout(patienceMs));
      drop(batch);
      onTaken(
        answer,
        batch.map(({ scan }) => scan),
      );
      return true;
    } catch (error) {
      console.warn(error);
      return fail(error, batch);
    }
  };
  const run = async () => {
    isSending = true;
    let goesOn = true;
    while (goesOn && waiting.peek().length > 0 && maySend()) goesOn = await sendBatch();
    isSending = false;
  };
  const pump = () => {
    clearTimeout(timer);
    if (!isSending && state.peek() === "open") void run();
  };
  return {
    waiting,
    state,
    sentence,
    add: (scan: WaitingScan) => {
      waiting.value = [...waiting.peek(), keepScan(start, scan)];
      if (state.peek() === "held") state.value = "open";
      pump();
    },
    /** Sends what waits, also after a refusal of all. */
    resume: () => {
      if (state.peek() === "held") state.value = "open";
      pump();
    },
    /** Forgets late scans of a closed count. */
    forget: () => drop(waiting.peek()),
  };
}
