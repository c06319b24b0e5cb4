import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { Job, JobStatus } from "#domain/core/records.ts";
import {
  isMadeJob,
  lensesToRemake,
  pairsStillReady,
  pieceOf,
  piecesFromStock,
  type RemadeLens,
  remadeStatus,
  remakeCost,
  type RemakeLine,
  type RemakeProduct,
  remakePromise,
  type RemakeShelf,
} from "#domain/services/remake.ts";
import { isTakenBack, isUnmoved, readRemakeBody, undoOf } from "#domain/services/remakeBody.ts";
import { byValues, ofEyes } from "#domain/workshop/remade.ts";
import { eye } from "#support/eyes.ts";

const eyes = { right: eye(-2), left: eye(-1.75) };
const lens = (id: string, values: Partial<RemakeLine> = {}): RemakeLine => ({
  id,
  product: "lens",
  product_name: "Progressif 1.6",
  product_type: "lens",
  quantity: 1,
  eye: "",
  ...values,
});
const pair = [lens("r", { eye: "right" }), lens("l", { eye: "left" })];
type Asked = Parameters<typeof lensesToRemake>[2];
const found = (
  items: RemakeLine[],
  asked: Partial<Asked> = {},
  credited: [string, number][] = [],
) =>
  lensesToRemake(
    {
      items,
      credit_notes: [
        { items: credited.map(([invoice_item, quantity]) => ({ invoice_item, quantity })) },
      ],
    },
    eyes,
    { eyes: "", pair: 0, ...asked },
  );
const told = (...sent: Parameters<typeof found>) => {
  const of = found(...sent);
  return of.refusal
    ? of.refusal
    : of.lenses.map(({ line, side, quantity }) => [line.id, side, quantity].join(" "));
};
const lensesOf = (...sent: Parameters<typeof found>): RemadeLens[] => {
  const of = found(...sent);
  return of.refusal ? [] : of.lenses;
};

describe("the lenses of a remake", () => {
  it("a remake has the lenses of its requested eye, or of both eyes", () => {
    expect(told(pair)).toEqual(["r right 1", "l left 1"]);
    expect(told(pair, { eyes: "left" })).toEqual(["l left 1"]);
  });

  it("a line of two lenses has one lens for each eye of a remake", () => {
    const both = [lens("b", { quantity: 2 })];
    expect(told(both, { eyes: "right" })).toEqual(["b right 1"]);
    expect(told(both)).toEqual(["b right 1", "b left 1"]);
  });

  it("a remake leaves out credited lenses", () => {
    expect(told(pair, {}, [["r", 1]])).toEqual(["l left 1"]);
    expect(told(pair, { eyes: "right" }, [["r", 1]])).toEqual({
      field: "eyes",
      code: "remake_eyes",
    });
    expect(told([lens("b", { quantity: 2 })], { eyes: "left" }, [["b", 1]])).toEqual(["b  1"]);
  });

  it("a remake of a sale with several pairs must name one that has lenses", () => {
    const two = [...pair, lens("s", { pair: 2, quantity: 2 })];
    expect(told(two)).toEqual({ field: "pair", code: "remake_pairs" });
    expect(told(two, { pair: 2, eyes: "left" })).toEqual(["s left 1"]);
    expect(told(two, { pair: 3 })).toEqual({ field: "pair", code: "remake_pair" });
    expect(told(pair, { pair: 1 })).toHaveLength(2);
    expect(told([], { pair: 1 })).toEqual({ field: "pair", code: "remake_pair" });
    expect(told([])).toEqual({ field: "eyes", code: "remake_eyes" });
  });

  it("a lens without a known eye is remade only if no lens has the requested eye", () => {
    expect(ofEyes(["right", ""] as const, "left", (side) => side)).toEqual([""]);
    expect(ofEyes(["right", ""] as const, "right", (side) => side)).toEqual(["right"]);
  });

  it("a job can be remade once it was ordered or begun", () => {
    const states: JobStatus[] = [
      "to_order",
      "ordered",
      "mounting",
      "ready",
      "delivered",
      "cancelled",
    ];
    expect(states.filter(isMadeJob)).toEqual(["ordered", "mounting", "ready", "delivered"]);
  });
});

const product = (values: Partial<RemakeProduct> = {}): RemakeProduct => ({
  purchase_price: 300,
  delay_days: 0,
  geometry: "",
  has_stock: true,
  has_drawer: false,
  pieces: 0,
  ...values,
});
const shelf = (values: Partial<RemakeProduct>, cells: RemakeShelf["cells"] = {}): RemakeShelf => ({
  products: { lens: product(values) },
  cells,
});

describe("the stock of a remake", () => {
  it("the lenses on two lines of one product need their total from the stock", () => {
    const [right] = lensesOf(pair, { eyes: "right" });
    expect(piecesFromStock(lensesOf(pair), shelf({ pieces: 1 }), null)).toBeNull();
    expect(piecesFromStock(lensesOf(pair), shelf({ pieces: 2 }), null)).toEqual([
      { product: "lens", cell: "", quantity: 2 },
    ]);
    expect(right && piecesFromStock([right], shelf({ pieces: 1 }), null)).toHaveLength(1);
  });

  it("a lens made to order, and one without a product, are never taken from stock", () => {
    expect(
      piecesFromStock(lensesOf(pair), shelf({ has_stock: false, pieces: 9 }), null),
    ).toBeNull();
    const free = lensesOf([lens("f", { product: "", quantity: 2 })]);
    expect(piecesFromStock(free, shelf({ pieces: 9 }), null)).toBeNull();
  });

  it("a lens of a range with a drawer comes from the cell of its power, or of the other prescription's power", () => {
    const power = { sphere: -2, cylinder: -0.5, add: null, diameter: 65 };
    const [only] = lensesOf([lens("p", { eye: "right", power })]);
    if (!only) throw new Error("no lens");
    const drawer = shelf({ has_drawer: true, pieces: 9 }, { "lens -2.00 -0.50 65": 1 });
    expect(piecesFromStock([only], drawer, null)).toEqual([
      { product: "lens", cell: "-2.00 -0.50 65", quantity: 1 },
    ]);
    expect(pieceOf(only, drawer, { right_sphere: -3 })?.cell).toBe("-3.00 0.00 65");
    expect(piecesFromStock([only], drawer, { right_sphere: -3 })).toBeNull();
    expect(pieceOf(only, drawer, {})).toBeNull();
    expect(pieceOf(only, shelf({ pieces: 9 }), null)).toBeNull();
    const unsized = { ...only, line: { ...only.line, power: { ...power, diameter: 0 } } };
    expect(pieceOf(unsized, drawer, null)).toBeNull();
  });

  it("a remade lens costs its purchase price, or the cost in its range's tariff", () => {
    expect(remakeCost(lensesOf(pair, { eyes: "right" }), shelf({}))).toBe(30_000);
    expect(remakeCost(lensesOf(pair), shelf({}))).toBe(60_000);
    const power = { sphere: -2, cylinder: 0, add: null, diameter: 65 };
    const range = lensesOf([lens("p", { eye: "right", power, cost: 80 })]);
    expect(remakeCost(range, shelf({}))).toBe(8_000);
    const unknown = lensesOf([lens("p", { eye: "right", power, cost: null })]);
    expect(remakeCost(unknown, shelf({}))).toBe(30_000);
    expect(remakeCost(lensesOf([lens("f", { product: "", quantity: 2 })]), shelf({}))).toBe(0);
    expect([remadeStatus([]), remadeStatus(null)]).toEqual(["mounting", "to_order"]);
  });
});

const now = "2026-11-28" as IsoDay;
const delays = { mounting_days: 2, lab_days: 7 };
const job = (values: Partial<Job> = {}): Job =>
  ({ status: "mounting", promised_on: "2026-11-20 00:00:00.000Z", ...values }) as Job;

describe("the promised day of a remake", () => {
  it("a remake is promised after the shop's delay from today, on a Monday instead of a Sunday", () => {
    expect(remakePromise(job(), "to_order", delays, [0], now)).toBe("2026-12-05");
    expect(remakePromise(job(), "mounting", delays, [12], now)).toBe("2026-11-30");
    const sunday = { ...delays, mounting_days: 1 };
    expect(remakePromise(job(), "mounting", sunday, [], now)).toBe("2026-11-30");
    expect(remakePromise(job(), "to_order", delays, [0, 12], now)).toBe("2026-12-10");
  });

  it("a remake of glasses still in the shop is not promised earlier than before", () => {
    const later = { promised_on: "2026-12-20 00:00:00.000Z" };
    expect(remakePromise(job(later), "to_order", delays, [0], now)).toBe("2026-12-20");
    const delivered = job({ ...later, status: "delivered" });
    expect(remakePromise(delivered, "to_order", delays, [0], now)).toBe("2026-12-05");
    expect(remakePromise(job({ promised_on: "" }), "mounting", delays, [], addDays(now, 2))).toBe(
      "2026-12-02",
    );
  });

  it("a remake leaves the other pairs ready", () => {
    expect(pairsStillReady(job({ ready_pairs: [1, 2] }), 1, [1, 2, 3])).toEqual([2]);
    expect(pairsStillReady(job({ status: "ready", ready_pairs: [1] }), 1, [1, 2])).toEqual([2]);
    expect(pairsStillReady(job({ status: "delivered", ready_pairs: null }), 2, [1, 2])).toEqual([
      1,
    ]);
    expect(pairsStillReady(job({ ready_pairs: null }), 1, [1, 2])).toEqual([]);
  });
});

describe("the prescription values of a remake", () => {
  it("a remake has the other prescription's values, but the frame's measures of the sale", () => {
    const sold: Values = {
      right_sphere: -2,
      right_height: 18,
      left_height: null,
      pairs: { "2": {} },
    };
    const other: Values = { right_sphere: -2.5, right_height: 20, left_height: 19, pairs: null };
    expect(byValues(sold, other)).toEqual({
      right_sphere: -2.5,
      right_height: 18,
      left_height: 19,
      pairs: { "2": {} },
    });
    expect(byValues(sold, null)).toBe(sold);
  });
});

describe("the body of a remake", () => {
  const read = (values: object) => {
    const { value, violations } = readRemakeBody({
      id: "remake000000001",
      cause: "lab",
      ...values,
    });
    return violations.length > 0 ? violations.map(({ field, code }) => [field, code]) : value;
  };

  it("the body of a remake must have an id and a cause", () => {
    expect(read({})).toEqual({
      id: "remake000000001",
      asked: { eyes: "", pair: 0 },
      values: { cause: "lab" },
    });
    expect(
      read({ eyes: "left", pair: 2, notes: "Rayé", with_client: true, kind: "repair" }),
    ).toEqual({
      id: "remake000000001",
      asked: { eyes: "left", pair: 2 },
      values: { cause: "lab", notes: "Rayé", with_client: true },
    });
    expect(read({ id: "" })).toEqual([["id", "id_form"]]);
    expect(read({ cause: undefined })).toEqual([["cause", "required"]]);
    expect(read({ cause: "fate" })).toEqual([["cause", "choice"]]);
    expect(read({ eyes: "both" })).toEqual([["eyes", "choice"]]);
  });
});

describe("undoing a breakage", () => {
  const at = "2026-11-28 10:00:00.000Z";
  const hour = Date.parse("2026-11-28T11:00:00.000Z");
  const step = (status: JobStatus, minute: number) => ({
    status,
    at: `2026-11-28 10:${minute}:00.000Z`,
    by: "Samira",
  });
  const before = { ...job(), steps: [step("mounting", 10)] } as Job;
  const undo = { at, to: "to_order" as const, job: before };
  const remake = { kind: "remake" as const, actor: "me", created: at, undo };

  it("only the author can undo a breakage, and only within an hour", () => {
    expect(isTakenBack(remake, "me", hour)).toBe(true);
    expect(isTakenBack(remake, "me", hour + 1)).toBe(false);
    expect(isTakenBack(remake, "other", hour)).toBe(false);
    expect(isTakenBack({ ...remake, actor: "" }, "", hour)).toBe(false);
    expect(isTakenBack({ ...remake, kind: "repair" }, "me", hour)).toBe(false);
    expect(isTakenBack({ ...remake, undo: { at } }, "me", hour)).toBe(false);
    expect(undoOf("null")).toBeNull();
  });

  it("a breakage is not undone when its job has moved since", () => {
    const steps = before.steps as object[];
    const remade = [...steps, step("to_order", 20)];
    expect(isUnmoved(undo, remade)).toBe(true);
    expect(isUnmoved(undo, [...remade, step("ordered", 30)])).toBe(false);
    expect(isUnmoved(undo, [...remade, step("ordered", 30), step("to_order", 40)])).toBe(false);
    expect(isUnmoved({ ...undo, to: "mounting" }, steps)).toBe(true);
    expect(isUnmoved({ ...undo, to: "mounting" }, [...remade, step("mounting", 40)])).toBe(false);
    expect(isUnmoved(undo, null)).toBe(false);
  });
});
