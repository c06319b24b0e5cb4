/**
 * Sends the scans of a count in order, one batch at a time. Repeats a batch without an answer, and waits while offline.
 */
import { signal } from "@preact/signals-react";
import { failureOf, fieldErrors } from "#api/failure.ts";
import type { ScansAnswer, SentScan } from "#domain/counts/countAnswers.ts";
import { dropScans, keepScan, type Kept, keptScans, type WaitingScan } from "./keptScans.ts";

const mostSent = 500;
const retryMs = 2000;
/** Timeout after which a request without an answer is aborted and sent again. */
const patienceMs = 15_000;
/** Oldest age that the server accepts; older scans are sent with this age. */
const oldestMs = 48 * 3_600_000;

type Links = {
  send: (scans: readonly SentScan[], signal: AbortSignal) => Promise<ScansAnswer>;
  /** False while the scans belong to a person who is not signed in; they wait. */
  maySend: () => boolean;
  onTaken: (answer: ScansAnswer, sent: readonly WaitingScan[]) => void;
  /** Called with each scan that the server refused, and the error. */
  onRefused: (scan: WaitingScan, sentence: string) => void;
};

/** `closed`: the count is closed. `held`: a whole batch was refused; waits for `resume`. */
type State = "open" | "closed" | "held";

/** Scan as sent: its age `ago` is computed at that moment. */
function sentOf({ at, ...scan }: WaitingScan, now: number): SentScan {
  return { ...scan, ago: Math.min(Math.max(now - at, 0), oldestMs) };
}

/** Indexes of the refused scans in a batch, with the error of each. */
function refusedOf(error: unknown): Map<number, string> {
  const found = Object.entries(fieldErrors(error)).flatMap(([path, sentence]) => {
    const [, place] = /^scans\.(\d+)\./.exec(path) ?? [];
    return place === undefined ? [] : [[Number(place), sentence] as const];
  });
  return new Map(found);
}

const isLater = (status: number): boolean => status <= 0 || status === 429 || status >= 500;

/** Scans that wait to be sent, in memory and in the storage. */
function waitingOf(start: string) {
  const waiting = signal<readonly Kept[]>(keptScans(start));
  return {
    waiting,
    keep: (scan: WaitingScan) => {
      waiting.value = [...waiting.peek(), keepScan(start, scan)];
    },
    drop: (kept: readonly Kept[]) => {
      dropScans(kept);
      const gone = new Set(kept.map(({ slot }) => slot));
      waiting.value = waiting.peek().filter(({ slot }) => !gone.has(slot));
    },
  };
}

/** What to do after a failed batch: retry later, send it without the refused scans, or stop. */
type Failure =
  | { kind: "later" }
  | { kind: "refused"; sentences: Map<number, string> }
  | { kind: "closed" | "held"; message: string };

function failureOfBatch(error: unknown): Failure {
  const { status, message } = failureOf(error);
  if (isLater(status)) return { kind: "later" };
  const sentences = refusedOf(error);
  if (sentences.size > 0) return { kind: "refused", sentences };
  return { kind: status === 409 ? "closed" : "held", message };
}

export type ScanQueue = ReturnType<typeof scanQueue>;

/** @param start prefix of the keys under which the scans are stored (keptScans.ts) */
export function scanQueue(start: string, { send, maySend, onTaken, onRefused }: Links) {
  const { waiting, keep, drop } = waitingOf(start);
  const state = signal<State>("open");
  /** Error of a batch that was refused as a whole. */
  const sentence = signal("");
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setAside = (batch: readonly Kept[], sentences: Map<number, string>) => {
    batch.forEach(({ scan }, place) => {
      const why = sentences.get(place);
      if (why !== undefined) onRefused(scan, why);
    });
    drop(batch.filter((_, place) => sentences.has(place)));
  };
  /** Handles a failed batch; true when the next batch may follow. */
  const fail = (failure: Failure, batch: readonly Kept[]): boolean => {
    if (failure.kind === "later") timer = setTimeout(pump, retryMs);
    else if (failure.kind === "refused") setAside(batch, failure.sentences);
    else {
      state.value = failure.kind;
      sentence.value = failure.message;
    }
    return failure.kind === "refused";
  };
  /** Sends one batch; resolves to true when the next may follow. */
  const sendBatch = async (): Promise<boolean> => {
    const batch = waiting.peek().slice(0, mostSent);
    const scans = batch.map(({ scan }) => scan);
    const now = Date.now();
    try {
      const sent = scans.map((scan) => sentOf(scan, now));
      const answer = await send(sent, AbortSignal.timeout(patienceMs));
      drop(batch);
      onTaken(answer, scans);
      return true;
    } catch (error) {
      console.warn(error);
      return fail(failureOfBatch(error), batch);
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
  /** Sends the waiting scans, also after a batch was refused as a whole. */
  const resume = () => {
    if (state.peek() === "held") state.value = "open";
    pump();
  };
  const add = (scan: WaitingScan) => {
    keep(scan);
    resume();
  };
  /** Drops the scans that came too late for a closed count. */
  const forget = () => drop(waiting.peek());
  return { waiting, state, sentence, add, resume, forget };
}
