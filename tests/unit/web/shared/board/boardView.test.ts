import { describe, expect, it } from "vitest";
import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import {
  type JobStatus,
  jobStatuses,
  type ServiceStatus,
  serviceStatuses,
} from "#domain/core/records.ts";
import type { ServiceCard, ServiceColumn } from "#domain/services/serviceAnswers.ts";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import { serviceRules } from "#features/services/board/serviceRules.ts";
import { jobRules } from "#features/workshop/board/jobRules.ts";
import {
  columnOfAddress,
  columnBeside,
  type Moves,
  columnsAfterMoves,
  placeIn,
  withOthers,
} from "#shared/board/boardView.ts";

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

/** Board with these cards, and this number of hidden ones in each column. */
const boardOf = (cards: readonly JobCard[], hidden = 0): BoardColumn[] =>
  jobStatuses.map((status) => {
    const own = cards.filter((one) => one.status === status);
    return { status, count: own.length + hidden, cards: own };
  });

const moved = (id: string, status: JobStatus, sent?: JobCard): Moves<JobCard> =>
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
  it("a moved card appears in its new column at once, and is counted there", () => {
    const board = boardOf([card("a", "mounting"), card("b", "mounting")], 7);
    const shown = columnsAfterMoves(jobRules, board, moved("a", "ready"));
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
    // The input is not changed.
    expect(idsOf(board, "mounting")).toEqual(["a", "b"]);
  });

  it("a moved card is sorted by promised day, but last among ready and first among delivered ones", () => {
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
      expect(idsOf(columnsAfterMoves(jobRules, board, moved("a", status)), status)).toEqual(order);
    }
    const last = boardOf([card("a", "mounting", day("2026-12-01")), ...others("ordered")]);
    expect(idsOf(columnsAfterMoves(jobRules, last, moved("a", "ordered")), "ordered")).toEqual([
      "early",
      "late",
      "a",
    ]);
  });

  it("a move that the server already has, or of a deleted job, changes nothing", () => {
    const board = boardOf([card("a", "ready")]);
    expect(columnsAfterMoves(jobRules, board, moved("a", "ready"))).toEqual(board);
    expect(columnsAfterMoves(jobRules, board, moved("gone", "ready"))).toEqual(board);
  });

  it("a moved card is shown even when neither the board nor the hidden cards contain it", () => {
    const left = card("a", "mounting");
    const board = boardOf([card("b", "mounting")], 7);
    const shown = columnsAfterMoves(jobRules, board, moved("a", "ready", left));
    expect(idsOf(shown, "ready")).toEqual(["a"]);
    expect([countOf(shown, "mounting"), countOf(shown, "ready")]).toEqual([7, 8]);
    // A move that the board already contains is not applied twice.
    const told = boardOf([card("a", "ready")]);
    expect(columnsAfterMoves(jobRules, told, moved("a", "ready", left))).toEqual(told);
  });
});

describe("the hidden cards", () => {
  it("hidden cards follow the visible ones, each once", () => {
    const board = boardOf([card("a", "to_order"), card("d", "ordered")], 2);
    const others = [card("a", "to_order"), card("b", "to_order"), card("c", "ordered")];
    const shown = withOthers(board, others);
    expect(idsOf(shown, "to_order")).toEqual(["a", "b"]);
    expect(countOf(shown, "to_order")).toBe(3);
    expect(idsOf(shown, "ordered")).toEqual(["d", "c"]);
    expect(withOthers(board, [])).toEqual(board);
    withOthers(board, []).forEach((column, index) => expect(column).toBe(board[index]));
  });

  it("a hidden card is not shown in its former column when the board has it elsewhere", () => {
    const board = boardOf([card("a", "ready")]);
    const shown = withOthers(board, [card("a", "mounting")]);
    expect([idsOf(shown, "mounting"), idsOf(shown, "ready")]).toEqual([[], ["a"]]);
  });
});

describe("the neighbouring column", () => {
  it("the neighbouring column is the nearest one with cards", () => {
    const board = boardOf([card("a", "to_order"), card("b", "ready"), card("c", "delivered")]);
    expect(columnBeside(jobRules, board, "to_order", 1)?.status).toBe("ready");
    expect(columnBeside(jobRules, board, "ready", -1)?.status).toBe("to_order");
    expect(columnBeside(jobRules, board, "ready", 1)?.status).toBe("delivered");
    expect(columnBeside(jobRules, board, "to_order", -1)).toBeUndefined();
  });
});

describe("the column of an address", () => {
  const past = day("2020-01-02");
  const ahead = day("2099-01-02");
  const asked = (cards: readonly JobCard[], by: string) =>
    columnOfAddress(jobRules, boardOf(cards), by)?.status;

  it("without a state in the address, the first column with cards is open", () => {
    expect(asked([card("a", "ready"), card("b", "mounting")], "")).toBe("mounting");
    expect(asked([], "")).toBeUndefined();
  });

  it("a state in the address opens its column, even without cards", () => {
    expect(asked([card("a", "mounting")], "ready")).toBe("ready");
    expect(asked([card("a", "mounting")], "elsewhere")).toBe("mounting");
  });

  it("an address for late cards opens the first column with some, but never the ready ones", () => {
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

const ticket = (id: string, status: ServiceStatus, promised = today()) =>
  ({
    id,
    status,
    promised_on: storedDay(promised),
    steps: [{ status, at: "2026-11-20 10:00:00.000Z", by: "Samira" }],
    messagedAt: "2026-11-20 11:00:00.000Z",
    messagedBy: "Samira",
  }) as ServiceCard;

const ticketsOf = (cards: readonly ServiceCard[]): ServiceColumn[] =>
  serviceStatuses.map((status) => {
    const own = cards.filter((one) => one.status === status);
    return { status, count: own.length, cards: own };
  });

describe("the board of tickets", () => {
  const step = (status: ServiceStatus) => ({ status, at: "2026-11-22 09:00:00.000Z", by: "" });
  const after = (columns: ServiceColumn[], id: string, status: ServiceStatus) =>
    columnsAfterMoves(
      serviceRules,
      columns,
      new Map([[id, { step: step(status), card: undefined, isSaved: false }]]),
    );

  it("a moved ticket appears in its new column, without its former message", () => {
    const shown = after(ticketsOf([ticket("a", "waiting"), ticket("b", "todo")]), "a", "todo");
    expect(shown.map(({ status, count }) => [status, count])).toEqual([
      ["todo", 2],
      ["waiting", 0],
      ["supplier", 0],
      ["ready", 0],
      ["returned", 0],
    ]);
    expect(shown[0]?.cards.at(-1)).toMatchObject({ id: "a", messagedAt: null, messagedBy: null });
    expect(shown[0]?.cards.at(-1)?.steps.map(({ status }) => status)).toEqual(["waiting", "todo"]);
  });

  it("a moved ticket is sorted by promised day, but last among ready and first among returned ones", () => {
    const [early, late] = [addDays(today(), -2), addDays(today(), 4)];
    const placeAmong = (status: ServiceStatus) => {
      const [column] = ticketsOf([ticket("e", status, early), ticket("l", status, late)]).filter(
        (one) => one.status === status,
      );
      return column && placeIn(serviceRules, column, ticket("a", "todo"));
    };
    expect((["waiting", "supplier", "ready", "returned"] as const).map(placeAmong)).toEqual([
      1, 1, 2, 0,
    ]);
  });

  it("a ticket is late only while the shop or its supplier must act", () => {
    const past = addDays(today(), -3);
    const asked = (cards: readonly ServiceCard[]) =>
      columnOfAddress(serviceRules, ticketsOf(cards), "retard")?.status;
    expect(asked([ticket("a", "todo"), ticket("b", "supplier", past)])).toBe("supplier");
    expect(asked([ticket("a", "todo"), ticket("b", "waiting", past)])).toBe("todo");
  });
});
