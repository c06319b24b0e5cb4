import { describe, expect, it } from "vitest";
import { type JobStatus, jobStatuses } from "#domain/core/records.ts";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import {
  columnOfAddress,
  columnBeside,
  type Moves,
  orderOf,
  columnsAfterMoves,
  withOthers,
} from "#features/workshop/board/boardView.ts";

const card = (id: string, status: JobStatus, values: Partial<JobCard> = {}) =>
  ({
    id,
    status,
    promised_on: "2026-11-24 00:00:00.000Z",
    steps: [{ status, at: "2026-11-20 10:00:00.000Z", by: "Samira" }],
    lab: "",
    lenses: 2,
    messagedAt: null,
    messagedBy: null,
    ...values,
  }) as JobCard;

/** Board of these cards and a number of hidden ones. */
const boardOf = (cards: readonly JobCard[], hidden = 0): BoardColumn[] =>
  jobStatuses.map((status) => {
    const own = cards.filter((one) => one.status === status);
    return { status, count: own.length + hidden, cards: own };
  });

const moved = (id: string, status: JobStatus, sent?: JobCard): Moves =>
  new Map([
    [
      id,
      {
        step: { status, at: "2026-11-22 09:00:00.000Z", by: "Youssef" },
        card: sent,
        isSaved: false,
      },
    ],
  ]);
const idsOf = (columns: readonly BoardColumn[], status: JobStatus) =>
  columns.find((one) => one.status === status)?.cards.map(({ id }) => id);
const countOf = (columns: readonly BoardColumn[], status: JobStatus) =>
  columns.find((one) => one.status === status)?.count;

const day = (text: string) => ({ promised_on: `${text} 00:00:00.000Z` });

describe("a moved card", () => {
  it("a moved card is in its new column at once, and counted there", () => {
    const board = boardOf([card("a", "mounting"), card("b", "mounting")], 7);
    const shown = columnsAfterMoves(board, moved("a", "ready"));
    expect(idsOf(shown, "mounting")).toEqual(["b"]);
    expect(idsOf(shown, "ready")).toEqual(["a"]);
    expect([countOf(shown, "mounting"), countOf(shown, "ready")]).toEqual([8, 8]);
    const [ready] = shown.find(({ status }) => status === "ready")?.cards ?? [];
    expect(ready).toMatchObject({
      status: "ready",
      messagedAt: null,
      messagedBy: null,
    });
    expect(ready?.steps).toEqual([
      { status: "mounting", at: "2026-11-20 10:00:00.000Z", by: "Samira" },
      { status: "ready", at: "2026-11-22 09:00:00.000Z", by: "Youssef" },
    ]);
    // The input is not mutated.
    expect(idsOf(board, "mounting")).toEqual(["a", "b"]);
  });

  it("sorts by promised day, ready ones last, delivered ones first", () => {
    const others = (status: JobStatus) => [
      card("early", status, day("2026-11-23")),
      card("late", status, day("2026-11-29")),
    ];
    for (const [status, order] of [
      ["ordered", ["early", "a", "late"]],
      ["ready", ["early", "late", "a"]],
      ["delivered", ["a", "early", "late"]],
    ] as const) {
      const board = boardOf([card("a", "mounting"), ...others(status)]);
      expect(idsOf(columnsAfterMoves(board, moved("a", status)), status)).toEqual(order);
    }
    const last = boardOf([card("a", "mounting", day("2026-12-01")), ...others("ordered")]);
    expect(idsOf(columnsAfterMoves(last, moved("a", "ordered")), "ordered")).toEqual([
      "early",
      "late",
      "a",
    ]);
  });

  it("stays when the server has that state, or the job is gone", () => {
    const board = boardOf([card("a", "ready")]);
    expect(columnsAfterMoves(board, moved("a", "ready"))).toEqual(board);
    expect(columnsAfterMoves(board, moved("gone", "ready"))).toEqual(board);
  });

  it("a moved card is visible while neither board nor hidden cards have it", () => {
    const left = card("a", "mounting");
    const board = boardOf([card("b", "mounting")], 7);
    const shown = columnsAfterMoves(board, moved("a", "ready", left));
    expect(idsOf(shown, "ready")).toEqual(["a"]);
    expect([countOf(shown, "mounting"), countOf(shown, "ready")]).toEqual([7, 8]);
    // A move in the board is not applied twice.
    const told = boardOf([card("a", "ready")]);
    expect(columnsAfterMoves(told, moved("a", "ready", left))).toEqual(told);
  });
});

describe("the hidden cards", () => {
  it("follow the visible ones, each once", () => {
    const board = boardOf([card("a", "to_order"), card("d", "ordered")], 2);
    const others = [card("a", "to_order"), card("b", "to_order"), card("c", "ordered")];
    const shown = withOthers(board, others);
    expect(idsOf(shown, "to_order")).toEqual(["a", "b"]);
    expect(countOf(shown, "to_order")).toBe(3);
    expect(idsOf(shown, "ordered")).toEqual(["d", "c"]);
    expect(withOthers(board, [])).toEqual(board);
    withOthers(board, []).forEach((column, index) => expect(column).toBe(board[index]));
  });

  it("the hidden cards are where the board, loaded later, has them", () => {
    const board = boardOf([card("a", "ready")]);
    const shown = withOthers(board, [card("a", "mounting")]);
    expect([idsOf(shown, "mounting"), idsOf(shown, "ready")]).toEqual([[], ["a"]]);
  });
});

describe("the column beside", () => {
  it("the column beside another is the nearest with cards", () => {
    const board = boardOf([card("a", "to_order"), card("b", "ready"), card("c", "delivered")]);
    expect(columnBeside(board, "to_order", 1)?.status).toBe("ready");
    expect(columnBeside(board, "ready", -1)?.status).toBe("to_order");
    expect(columnBeside(board, "ready", 1)?.status).toBe("delivered");
    expect(columnBeside(board, "to_order", -1)).toBeUndefined();
  });
});

describe("the selected order", () => {
  it("the selected order is counted by lab, and in lenses", () => {
    expect(
      orderOf([
        card("a", "to_order", { lab: "atlas" }),
        card("b", "to_order", { lab: "atlas", lenses: 1 }),
        card("c", "to_order", { lab: "" }),
      ]),
    ).toEqual({ labs: 1, without: 1, lenses: 5 });
  });
});

describe("the column of an address", () => {
  const past = day("2020-01-02");
  const ahead = day("2099-01-02");
  const asked = (cards: readonly JobCard[], by: string) =>
    columnOfAddress(boardOf(cards), by)?.status;

  it("the column of an address is the first with cards by default", () => {
    expect(asked([card("a", "ready"), card("b", "mounting")], "")).toBe("mounting");
    expect(asked([], "")).toBeUndefined();
  });

  it("the column of an address with a state is that state's, also without cards", () => {
    expect(asked([card("a", "mounting")], "ready")).toBe("ready");
    expect(asked([card("a", "mounting")], "elsewhere")).toBe("mounting");
  });

  it("a request for late cards leads to the first column with some, never to ready cards", () => {
    const cards = [
      card("a", "to_order", ahead),
      card("b", "mounting", past),
      card("c", "ready", past),
    ];
    expect(asked(cards, "retard")).toBe("mounting");
    expect(asked(cards, "")).toBe("to_order");
    expect(asked([card("a", "ordered", ahead), card("c", "ready", past)], "retard")).toBe(
      "ordered",
    );
  });
});
