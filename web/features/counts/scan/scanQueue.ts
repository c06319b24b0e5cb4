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

/** Scans that wait, in this tab and in the storage. */
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

/** Next step after a failed batch: try later, send it without the refused scans, or stop. */
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

/** @param start beginning of the keys under which the scans are kept (keptScans.ts) */
export function scanQueue(start: string, { send, maySend, onTaken, onRefused }: Links) {
  const { waiting, keep, drop } = waitingOf(start);
  const state = signal<State>("open");
  /** Sentence of a refusal of the whole batch. */
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
  /** True where the next batch may follow a failure. */
  const fail = (failure: Failure, batch: readonly Kept[]): boolean => {
    if (failure.kind === "later") timer = setTimeout(pump, retryMs);
    else if (failure.kind === "refused") setAside(batch, failure.sentences);
    else {
      state.value = failure.kind;
      sentence.value = failure.message;
    }
    return failure.kind === "refused";
  };
  /** One batch; true when the next may follow. */
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
  /** Sends what waits, also after a refusal of all. */
  const resume = () => {
    if (state.peek() === "held") state.value = "open";
    pump();
  };
  const add = (scan: WaitingScan) => {
    keep(scan);
    resume();
  };
  /** Forgets late scans of a closed count. */
  const forget = () => drop(waiting.peek());
  return { waiting, state, sentence, add, resume, forget };
}
