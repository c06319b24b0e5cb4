import { ClientResponseError } from "pocketbase";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ScansAnswer, SentScan } from "#domain/counts/countAnswers.ts";
import { keepScan, startOf } from "#features/counts/scan/keptScans.ts";
import { scanQueue } from "#features/counts/scan/scanQueue.ts";

const start = startOf("samira.shop.", "count");
const totals = { pieces: 0, products: 0, unknown: 0, outside: 0 };
const now = new Date("2026-11-28T20:00:00Z");

/** Fake server: these failures in order (null: success), then every request succeeds. */
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
  it("the scan queue has one request under way, and sends later scans in the next", async () => {
    const { queue, ids, waiting } = serverOf();
    for (const id of ["a", "b", "c"]) queue.add(scan(id));
    expect(ids()).toEqual([["a"]]);
    await settle();
    expect(ids()).toEqual([["a"], ["b", "c"]]);
    expect(waiting()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it("the scan queue sends at most five hundred scans per request", async () => {
    for (let at = 0; at < 501; at += 1) keepScan(start, scan(`s${at}`));
    const { queue, batches } = serverOf();
    queue.resume();
    await settle();
    expect(batches.map(({ length }) => length)).toEqual([500, 1]);
  });

  it("after a lost answer the scan queue sends the same scans again, with a greater age", async () => {
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

  it("scans in the queue survive a reload of the page, in their order", async () => {
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

  it("the age sent with a scan is at most two days, and 0 if the clock was ahead", async () => {
    keepScan(start, { ...scan("a"), at: now.getTime() - 60 * 3_600_000 });
    keepScan(start, { ...scan("b"), at: now.getTime() + 5000 });
    const { queue, batches } = serverOf();
    queue.resume();
    await settle();
    expect(batches[0]?.map(({ ago }) => ago)).toEqual([172_800_000, 0]);
  });

  it("a refused scan is taken out of the queue with its message, and the others are sent", async () => {
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

  it("scans for a count that is closed remain in the queue until discarded", async () => {
    const { queue, batches, waiting } = serverOf(failure(409));
    queue.add(scan("a"));
    await settle();
    queue.resume();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([batches.length, queue.state.value, waiting()]).toEqual([1, "closed", ["a"]]);
    queue.forget();
    expect([waiting(), localStorage.length]).toEqual([[], 0]);
  });

  it("a refused request holds the queue until somebody sends it again", async () => {
    const { queue, waiting } = serverOf(failure(403));
    queue.add(scan("a"));
    await settle();
    expect([queue.state.value, queue.sentence.value, waiting()]).toEqual(["held", "Non", ["a"]]);
    queue.resume();
    await settle();
    expect([queue.state.value, waiting()]).toEqual(["open", []]);
  });

  it("the scan queue does not send while another person uses the computer", async () => {
    const { queue, batches, leave, comeBack } = serverOf();
    leave();
    queue.add(scan("a"));
    await settle();
    expect(batches).toEqual([]);
    comeBack();
    await settle();
    expect(batches.length).toBe(1);
  });

  it("scans are held in memory and sent when the storage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("QuotaExceededError");
    });
    const { queue, ids } = serverOf();
    queue.add(scan("a"));
    await settle();
    expect(ids()).toEqual([["a"]]);
  });

  it("a damaged scan in the storage is skipped", () => {
    localStorage.setItem(`${start}000.000.x`, "{");
    keepScan(start, scan("a"));
    expect(serverOf().waiting()).toEqual(["a"]);
  });
});
