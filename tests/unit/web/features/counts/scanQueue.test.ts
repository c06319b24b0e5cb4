import { ClientResponseError } from "pocketbase";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ScansAnswer, SentScan } from "#domain/counts/countAnswers.ts";
import { keepScan, startOf } from "#features/counts/scan/keptScans.ts";
import { scanQueue } from "#features/counts/scan/scanQueue.ts";

const start = startOf("samira.shop.", "count");
const totals = { pieces: 0, products: 0, unknown: 0, outside: 0 };
const now = new Date("2026-11-28T20:00:00Z");

/** Answers or failures of the requests that follow, in order; then every request is answered. */
function serverOf(...failures: (ClientResponseError | null)[]) {
  const batches: SentScan[][] = [];
  const refused: [string, string][] = [];
  const send = (scans: readonly SentScan[]): Promise<ScansAnswer> => {
    batches.push([...scans]);
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve({ scans: [], totals });
  };
  let mine = true;
  const queue = scanQueue(start, {
    send,
    maySend: () => mine,
    onTaken: () => {},
    onRefused: ({ id }, sentence) => refused.push([id, sentence]),
  });
  return {
    queue,
    batches,
    refused,
    leave: () => {
      mine = false;
    },
    comeBack: () => {
      mine = true;
      queue.resume();
    },
    ids: () => batches.map((batch) => batch.map(({ id }) => id)),
    waiting: () => queue.waiting.value.map(({ scan }) => scan.id),
  };
}
const failure = (status: number, data: object = {}) =>
  new ClientResponseError({ status, response: { status, message: "Non", data } });
const scan = (id: string) => ({ id, code: id, at: Date.now() });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a queue of scans", () => {
  it("keeps one request under way, and sends what came meanwhile in the next", async () => {
    const { queue, ids, waiting } = serverOf();
    for (const id of ["a", "b", "c"]) queue.add(scan(id));
    expect(ids()).toEqual([["a"]]);
    await settle();
    expect(ids()).toEqual([["a"], ["b", "c"]]);
    expect(waiting()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it("sends at most five hundred at once", async () => {
    for (let at = 0; at < 501; at += 1) keepScan(start, scan(`s${at}`));
    const { queue, batches } = serverOf();
    queue.resume();
    await settle();
    expect(batches.map(({ length }) => length)).toEqual([500, 1]);
  });

  it("sends the same scans again after a lost answer, older by then", async () => {
    const { queue, batches, waiting } = serverOf(failure(0));
    queue.add(scan("a"));
    await settle();
    expect(waiting()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(batches.map(([sent]) => [sent?.id, sent?.ago])).toEqual([
      ["a", 0],
      ["a", 2000],
    ]);
    expect(waiting()).toEqual([]);
  });

  it("keeps its scans through a reload, in their order", async () => {
    const { queue } = serverOf(failure(0), failure(0));
    queue.add(scan("a"));
    vi.setSystemTime(now.getTime() + 60_000);
    queue.add(scan("b"));
    queue.add({ ...scan("a"), undone: true });
    const again = serverOf();
    expect(again.waiting()).toEqual(["a", "b", "a"]);
    again.queue.resume();
    await settle();
    expect(again.batches[0]?.map(({ undone, ago }) => [undone, ago])).toEqual([
      [undefined, 60_000],
      [undefined, 0],
      [true, 0],
    ]);
  });

  it("says two days of a scan that is older, and nothing of one from a clock ahead", async () => {
    keepScan(start, { ...scan("a"), at: now.getTime() - 60 * 3_600_000 });
    keepScan(start, { ...scan("b"), at: now.getTime() + 5000 });
    const { queue, batches } = serverOf();
    queue.resume();
    await settle();
    expect(batches[0]?.map(({ ago }) => ago)).toEqual([172_800_000, 0]);
  });

  it("sets a refused scan aside with its sentence, and sends the others", async () => {
    for (const id of ["a", "b", "c"]) keepScan(start, scan(id));
    const refusal = failure(400, { "scans.1.code": { code: "too_long", message: "Trop long" } });
    const { queue, ids, refused, waiting } = serverOf(refusal);
    queue.resume();
    await settle();
    expect(refused).toEqual([["b", "Trop long"]]);
    expect(ids()).toEqual([
      ["a", "b", "c"],
      ["a", "c"],
    ]);
    expect(waiting()).toEqual([]);
  });

  it("keeps what comes too late for a closed count, until it is forgotten", async () => {
    const { queue, batches, waiting } = serverOf(failure(409));
    queue.add(scan("a"));
    await settle();
    queue.resume();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([batches.length, queue.state.value, waiting()]).toEqual([1, "closed", ["a"]]);
    queue.forget();
    expect([waiting(), localStorage.length]).toEqual([[], 0]);
  });

  it("holds what is refused as a whole, until it is sent again", async () => {
    const { queue, waiting } = serverOf(failure(403));
    queue.add(scan("a"));
    await settle();
    expect([queue.state.value, queue.sentence.value, waiting()]).toEqual(["held", "Non", ["a"]]);
    queue.resume();
    await settle();
    expect([queue.state.value, waiting()]).toEqual(["open", []]);
  });

  it("waits while another person is at the computer", async () => {
    const { queue, batches, leave, comeBack } = serverOf();
    leave();
    queue.add(scan("a"));
    await settle();
    expect(batches).toEqual([]);
    comeBack();
    await settle();
    expect(batches.length).toBe(1);
  });

  it("keeps scans in the tab where the storage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError");
    });
    const { queue, ids } = serverOf();
    queue.add(scan("a"));
    await settle();
    expect(ids()).toEqual([["a"]]);
  });

  it("passes over a damaged scan of the storage", () => {
    localStorage.setItem(`${start}000.000.x`, "{");
    keepScan(start, scan("a"));
    expect(serverOf().waiting()).toEqual(["a"]);
  });
});
