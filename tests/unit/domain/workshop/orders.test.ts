import { describe, expect, it } from "vitest";
import {
  areSameLenses,
  comparedOrder,
  lensesGone,
  lensesOfOrder,
  type Order,
  type OrderedSale,
  type OrderLine,
} from "#domain/workshop/orders.ts";
import { madeLines, pairsToOrder } from "#domain/workshop/made.ts";
import { eye } from "#support/eyes.ts";

const lens = (id: string, values: Partial<OrderLine> = {}): OrderLine => ({
  id,
  product: `p${id}`,
  product_name: `Lens ${id}`,
  product_type: "lens",
  quantity: 2,
  eye: "",
  ...values,
});
const credit = (line: string, quantity: number) => ({ items: [{ invoice_item: line, quantity }] });
const eyes = { right: eye(-2, -1, 90), left: eye(-1) };
const prescription = { right_sphere: -2, right_cylinder: -1, right_axis: 90, left_sphere: -1 };
const order = (values: Partial<OrderedSale> = {}) =>
  lensesOfOrder({
    prescription,
    sale: { items: [lens("a")] },
    missing: undefined,
    form: "",
    wanted: [],
    ...values,
  });

describe("the order of a remake", () => {
  const sale = {
    items: [
      lens("a", { quantity: 1, eye: "right", pair: 1 }),
      lens("b", { quantity: 1, eye: "left", pair: 1 }),
      lens("c", { pair: 2 }),
    ],
  };
  const named = (values: Partial<OrderedSale>) =>
    order({ sale, ...values }).map(({ eye: side, pair, name }) => [side, pair, name].join(" "));

  it("the order of a remake has only the remade lenses, even those in stock", () => {
    const missing = new Map([["a", 0]]);
    expect(named({ missing })).not.toContain("right 1 Lens a");
    const remade = { eyes: "right" as const, pair: 1, values: null };
    expect(named({ missing, remade })).toEqual(["right 1 Lens a"]);
    expect(named({ remade: { ...remade, eyes: "" } })).toEqual(["right 1 Lens a", "left 1 Lens b"]);
    expect(named({ remade: { ...remade, eyes: "left", pair: 2 } })).toEqual(["left 2 Lens c"]);
  });

  it("an order by another prescription has its values, but the frame's heights of the sale", () => {
    const remade = {
      eyes: "right" as const,
      pair: 1,
      values: { right_sphere: -3, right_height: 21 },
    };
    const sold = { ...prescription, right_height: 18 };
    expect(order({ sale, prescription: sold, remade })[0]?.values).toEqual({
      sphere: -3,
      height: 18,
    });
  });
});

describe("the lines of a sale that are made", () => {
  it("all lines of a sale are made when none was credited", () => {
    const items = [lens("a"), lens("b", { product_type: "frame", quantity: 1 })];
    expect(madeLines({ items, credit_notes: [] }, eyes)).toEqual(items);
    expect(madeLines({ items, credit_notes: [credit("a", 0)] }, eyes)).toEqual(items);
    expect(madeLines(null, eyes)).toEqual([]);
  });

  it("a credited lens is not made, and the other lens keeps its eye", () => {
    const items = [lens("a", { quantity: 1 }), lens("b", { quantity: 1 })];
    expect(madeLines({ items, credit_notes: [credit("a", 1)] }, eyes)).toMatchObject([
      { id: "b", eye: "left", quantity: 1 },
    ]);
    const two = madeLines(
      { items: [lens("a", { quantity: 4 })], credit_notes: [credit("a", 2)] },
      eyes,
    );
    expect(two).toMatchObject([{ eye: "", quantity: 2 }]);
  });

  it("lenses taken from stock are not ordered, even after the other pair was credited", () => {
    const sale = {
      items: [lens("a", { pair: 1 }), lens("b", { pair: 2 })],
      credit_notes: [credit("b", 2)],
    };
    const missing = new Map([
      ["a", 0],
      ["b", 2],
    ]);
    expect(pairsToOrder({ items: sale.items }, eyes, missing).map(({ pair }) => pair)).toEqual([2]);
    expect(pairsToOrder(sale, eyes, missing)).toEqual([]);
    expect(pairsToOrder(sale, eyes, missing, true).map(({ pair, isOne }) => [pair, isOne])).toEqual(
      [[1, true]],
    );
  });
});

describe("the lenses of an order", () => {
  it("ordered lenses have the values for their pair's use, in the lab's cylinder sign", () => {
    const values = {
      ...prescription,
      right_add: 2,
      left_add: 2,
      right_height: 18,
      right_prism: 1,
      right_base: "in" as const,
      right_va: "10/10",
      pairs: { "2": { right_height: 15 } },
    };
    const items = [lens("a", { pair: 1 }), lens("b", { pair: 2, use: "near", eye: "right" })];
    const [right, left, near] = order({ prescription: values, sale: { items }, form: "plus" });
    expect(right?.values).toEqual({
      sphere: -3,
      cylinder: 1,
      axis: 180,
      addition: 2,
      height: 18,
      prism: 1,
      base: "in",
    });
    expect(left?.values).toEqual({ sphere: -1, addition: 2 });
    expect(near).toMatchObject({ pair: 2, use: "near", quantity: 2, product: "pb" });
    expect(near?.values).toEqual({
      sphere: -1,
      cylinder: 1,
      axis: 180,
      height: 15,
      prism: 1,
      base: "in",
    });
  });

  it("ordered lenses have the measures that the lab requires, with null for a missing one", () => {
    const measured = { ...prescription, wrap: 5, vertex: 12 };
    const [right] = order({ prescription: measured, wanted: ["wrap", "pantoscopic", "height"] });
    expect(right?.values).toMatchObject({ wrap: 5, pantoscopic: null });
    expect(right?.values).not.toHaveProperty("vertex");
  });

  it("an ordered lens without a known eye has no values", () => {
    const [one] = order({ sale: { items: [lens("a", { quantity: 1 })] } });
    expect(one).toMatchObject({ eye: "", values: {} });
  });

  it("an order has at most two hundred lenses", () => {
    const items = Array.from({ length: 150 }, (_, index) => lens(String(index)));
    expect(order({ sale: { items } })).toHaveLength(200);
  });
});

describe("the difference from the lab's version of an order", () => {
  const sent = (lenses: Order["lenses"]): Order => ({
    at: "2026-11-28 09:00:00.000Z",
    by: "Samira",
    supplier: "lab",
    supplier_name: "Essilor",
    lenses,
  });

  it("another cylinder sign or another order of lines is no difference", () => {
    const items = [lens("a"), lens("b")];
    const one = order({ sale: { items } });
    expect(areSameLenses(one, order({ sale: { items }, form: "plus" }))).toBe(true);
    expect(areSameLenses(one, order({ sale: { items: items.reverse() } }))).toBe(true);
    expect(areSameLenses(one, order())).toBe(false);
  });

  it("lenses removed from an order are listed, each as often as it was removed", () => {
    const [right, left] = order();
    if (!right || !left) throw new Error("no lens");
    expect(lensesGone([right, right, left], [right])).toEqual([right, left]);
  });

  it("a changed order stores its lenses of today, and whether they were credited", () => {
    const now = order({ prescription: { ...prescription, left_sphere: -1.5 } });
    const changed = comparedOrder(sent(order()), now, now);
    expect(changed).toEqual({ order: { ...sent(order()), now }, isChanged: true });
    expect(comparedOrder(changed.order, order(), order())).toEqual({
      order: sent(order()),
      isChanged: false,
    });
    expect(comparedOrder(sent(order()), [], order()).order).toMatchObject({
      credited: true,
      now: [],
    });
  });

  it("an order is compared with the lenses last sent to the lab, and only if there are some", () => {
    const now = order({ prescription: { ...prescription, left_sphere: -1.5 } });
    const told = { ...sent(order()), told: { at: "", by: "", lenses: now } };
    expect(comparedOrder(told, now, now).isChanged).toBe(false);
    expect(comparedOrder(told, order(), order()).isChanged).toBe(true);
    expect(comparedOrder(sent(null), now, now).isChanged).toBe(false);
  });
});
