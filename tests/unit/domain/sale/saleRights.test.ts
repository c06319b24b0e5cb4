import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Centimes, noMoney, sum, toCentimes } from "#domain/core/money.ts";
import { parseDiscount, spreadDiscount } from "#domain/sale/discount.ts";
import type { Role } from "#domain/people/permissions.ts";
import {
  lackedRights,
  type NeededRight,
  type LineChange,
  type PaidAmount,
  rightsOfPayment,
  rightsOfLines,
  type SoldLine,
} from "#domain/sale/saleRights.ts";

const shop = { seller_discount: 10, optician_discount: 20, second_pair_discount: 0 };
const riad: SoldLine = { product: "riad", quantity: 1, price: 850, discount: 0 };
const product = { selling_price: 850, min_price: 700 };
const rightsOf = (role: Role, change: Partial<LineChange>, others: SoldLine[] = []) =>
  rightsOfLines(
    { role, rights: {}, active: true },
    shop,
    [{ before: null, after: riad, product, ...change }],
    [...others, change.after ?? riad],
  ).map(({ right, amount }) => [right, amount]);

describe("the rights that a sale line needs", () => {
  it.each<[string, Role, Partial<LineChange>, unknown[]]>([
    ["at the product's price", "seller", {}, []],
    ["at another price", "seller", { after: { ...riad, price: 900 } }, [["price.change", 50_00]]],
    ["without a product", "seller", { after: { ...riad, product: "" }, product: null }, []],
    [
      "of a discount within the role",
      "seller",
      { after: { ...riad, discount: 85 } },
      [["discount", 85_00]],
    ],
    [
      "of a discount above it",
      "seller",
      { after: { ...riad, discount: 86 } },
      [["discount.any", 86_00]],
    ],
    [
      "of an optician's discount",
      "optician",
      { after: { ...riad, discount: 150 } },
      [["discount", 150_00]],
    ],
    [
      "below the floor price",
      "optician",
      { after: { ...riad, discount: 160 } },
      [
        ["discount", 160_00],
        ["price.floor", 10_00],
      ],
    ],
    ["taken off", "seller", { before: riad, after: null }, [["document.delete", 850_00]]],
    [
      "replaced by a free line",
      "seller",
      { before: riad, after: { ...riad, product: "", price: 1 }, product: null },
      [["document.delete", 850_00]],
    ],
    [
      "replaced by another product",
      "seller",
      { before: { ...riad, product: "atlas", price: 1000 } },
      [["document.delete", 1000_00]],
    ],
    [
      "of fewer pieces",
      "seller",
      { before: { ...riad, quantity: 3, discount: 150 }, after: { ...riad, discount: 50 } },
      [
        ["discount", 50_00],
        ["document.delete", 1600_00],
      ],
    ],
    [
      "without a product at a lower price",
      "seller",
      {
        before: { ...riad, product: "", quantity: 2 },
        after: { ...riad, product: "", price: 1, quantity: 2 },
        product: null,
      },
      [["document.delete", 1698_00]],
    ],
    [
      "kept as it was sold",
      "seller",
      { before: { ...riad, price: 400 }, after: { ...riad, price: 400 } },
      [],
    ],
    [
      "kept with its discount",
      "seller",
      { before: { ...riad, discount: 150 }, after: { ...riad, discount: 150 } },
      [],
    ],
    [
      "of more pieces at an old price",
      "seller",
      { before: { ...riad, price: 400 }, after: { ...riad, price: 400, quantity: 2 } },
      [["price.floor", 600_00]],
    ],
  ])(
    "a line %s, sold by a person with the role %s, needs the expected rights",
    (_, role, change, asked) => expect(rightsOf(role, change)).toEqual(asked),
  );

  it("rounding centimes of a discount spread over several lines need no further right", () => {
    const spread = { after: { ...riad, price: 849.99, discount: 85.01 }, product: null };
    const others = Array.from({ length: 2 }, () => ({ ...spread.after, discount: 84.99 }));
    expect(rightsOf("seller", spread, others)).toEqual([["discount", 85_01]]);
  });

  it("no spread of the role's percent over the lines needs a further right", () => {
    const spread = fc.property(
      fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 1000 }),
      (prices, points) => {
        const gross = sum(prices as Centimes[]);
        const whole = parseDiscount(`${points / 100} %`, gross) ?? noMoney;
        const discounts = spreadDiscount(whole, prices as Centimes[]);
        const lines = prices.map((price, at) => ({
          ...riad,
          price: price / 100,
          discount: (discounts[at] ?? 0) / 100,
        }));
        const changes = lines.map((after) => ({ before: null, after, product: null }));
        const seller = { role: "seller" as const, rights: {}, active: true };
        const asked = rightsOfLines(seller, shop, changes, lines);
        expect(asked.filter(({ right }) => right !== "discount")).toEqual([]);
      },
    );
    fc.assert(spread);
  });

  it.each([
    ["all of many small lines", 500, 5.5],
    ["half of many small lines", 500, 2.75],
    ["a little more of each line", 3, 0.58],
  ])("a seller needs a further right to discount %s", (_, count, discount) => {
    const line = { ...riad, price: 5.5, discount };
    const change = { before: null, after: line, product: null };
    const lines = Array.from({ length: count }, () => line);
    const seller = { role: "seller" as const, rights: {}, active: true };
    const asked = rightsOfLines(
      seller,
      shop,
      lines.map(() => change),
      lines,
    );
    expect(new Set(asked.map(({ right }) => right))).toEqual(new Set(["discount.any"]));
  });

  it("lines without a discount add nothing to the limit of rounding centimes", () => {
    const after = { ...riad, price: 5.5, discount: 5.5 };
    const others = Array.from({ length: 499 }, () => ({ ...riad, price: 5.5 }));
    expect(rightsOf("seller", { after, product: null }, others)).toEqual([["discount.any", 5_50]]);
  });
});

describe("the standing offer on second pairs", () => {
  const offer = { ...shop, second_pair_discount: 50 };
  const second = { ...riad, pair: 2, discount: 425 };
  const asks = (role: Role, change: Partial<LineChange>, rights = {}) =>
    rightsOfLines(
      { role, rights, active: true },
      offer,
      [{ before: null, after: second, product, ...change }],
      [change.after ?? second],
    ).map(({ right }) => right);

  it.each<[string, Partial<LineChange>, string[]]>([
    ["of the second pair up to it", {}, []],
    ["of a later pair", { after: { ...second, pair: 9 } }, []],
    ["of more", { after: { ...second, discount: 426 } }, ["discount.any", "price.floor"]],
    ["of the first pair", { after: { ...second, pair: 1 } }, ["discount.any", "price.floor"]],
    ["without a pair", { after: { ...second, pair: 0 } }, ["discount.any", "price.floor"]],
    [
      "that moves to the first pair",
      { before: second, after: { ...second, pair: 1 } },
      ["discount.any", "price.floor"],
    ],
    ["that moves to a later pair", { before: second, after: { ...second, pair: 3 } }, []],
    [
      "at a lower price",
      { after: { ...second, price: 600, discount: 300 } },
      ["price.change", "price.floor"],
    ],
  ])("a second pair's discount on a line %s needs the rights %j", (_, change, rights) =>
    expect(asks("seller", change)).toEqual(rights),
  );

  it("the offer on second pairs also applies to persons without a right to discounts", () => {
    const small = { ...offer, second_pair_discount: 5 };
    const person = { role: "seller" as const, rights: {}, active: true };
    const of = (percents: typeof shop, discount: number) => {
      const after = { ...second, discount };
      const change = { before: null, after, product: null };
      return rightsOfLines(person, percents, [change], [after]).map(({ right }) => right);
    };
    expect(of(small, 42.5)).toEqual([]);
    expect(of(small, 85)).toEqual(["discount"]);
    expect(of(small, 86)).toEqual(["discount.any"]);
    expect(asks("seller", {}, { discount: false })).toEqual([]);
  });
});

describe("the rights that a payment needs", () => {
  const cash: PaidAmount = { amount: 100, payment_method: "cash", cheque_state: "" };
  const cheque: PaidAmount = { amount: 100, payment_method: "check", cheque_state: "in_hand" };
  it.each([
    ["taken", null, cash, "payment.take"],
    ["raised", cash, { ...cash, amount: 150 }, "payment.take"],
    ["of another reference", cash, cash, "payment.take"],
    ["lowered", cash, { ...cash, amount: 50 }, "document.delete"],
    ["of another method", cash, { ...cash, payment_method: "card" }, "document.delete"],
    ["left out", cash, null, "document.delete"],
    ["by a cheque that bounced", cheque, { ...cheque, cheque_state: "bounced" }, "cheque.state"],
    ["by a bank that is named", cheque, { ...cheque, bank: "CIH" }, "payment.take"],
    ["of another day", cash, { ...cash, date: "2026-11-21" }, "payment.take"],
  ] as const)("a payment %s needs its own right", (_, before, after, right) =>
    expect(rightsOfPayment({ before, after }).map((one) => one.right)).toEqual([right]),
  );

  it.each<[string, PaidAmount, unknown[]]>([
    ["its bank", { ...cheque, bank: "CIH" }, ["cheque.state", "payment.take"]],
    ["a larger amount", { ...cheque, amount: 150 }, ["cheque.state", "payment.take"]],
    ["a smaller amount", { ...cheque, amount: 50 }, ["document.delete", "cheque.state"]],
  ])("a changed cheque state with %s needs further rights", (_, values, rights) => {
    const after = { ...values, cheque_state: "deposited" };
    const needed = rightsOfPayment({ before: cheque, after });
    expect(needed.map(({ right }) => right)).toEqual(rights);
  });
});

it("the check of rights returns those that the person lacks", () => {
  const seller = { role: "seller" as const, rights: {}, active: true };
  const needed = rightsOfPayment({
    before: null,
    after: { amount: 5, payment_method: "cash", cheque_state: "" },
  });
  expect(lackedRights(seller, needed)).toEqual([]);
  const lacked = [{ right: "payment.take", amount: 5_00, base: 0 }];
  expect(lackedRights({ ...seller, role: "workshop" }, needed)).toEqual(lacked);
});

it("the amounts of one lacked right are added up", () => {
  const seller = { role: "seller" as const, rights: {}, active: true };
  const needed: NeededRight[] = [
    { right: "discount", amount: toCentimes(5) },
    { right: "discount.any", amount: toCentimes(90), base: toCentimes(100) },
    { right: "price.floor", amount: toCentimes(1) },
    { right: "discount.any", amount: toCentimes(850), base: toCentimes(850) },
  ];
  expect(lackedRights(seller, needed)).toEqual([
    { right: "discount.any", amount: 940_00, base: 950_00 },
    { right: "price.floor", amount: 1_00, base: 0 },
  ]);
});
