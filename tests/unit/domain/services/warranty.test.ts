import { describe, expect, it } from "vitest";

import type { IsoDay } from "#domain/core/days/days.ts";
import {
  type HeldTicket,
  heldDays,
  isCovered,
  legalWarrantyOf,
  type WarrantedLine,
  type WarrantyInputs,
  warrantyOf,
  wasDelivered,
} from "#domain/services/warranty.ts";

const day = (text: string) => text as IsoDay;
const stored = (text: string) => (text ? `${text} 00:00:00.000Z` : "");
const frame: WarrantedLine = {
  product: "p",
  product_type: "frame",
  product_name: "Monture Riad",
  pair: 1,
  use: "",
  pieces: 1,
};
/** Warranty months that the button 'Proposer' fills in. */
const months = {
  warranty_frame: 12,
  warranty_sunglasses: 12,
  warranty_lens: 12,
  warranty_accessory: 0,
  warranty_adaptation: 3,
};
const nothing = {
  warranty_frame: 0,
  warranty_sunglasses: 0,
  warranty_lens: 0,
  warranty_accessory: 0,
  warranty_adaptation: 0,
};
const delivered = (on: string) => ({ delivered_on: stored(on) });
const inputs = (values: Partial<WarrantyInputs> = {}): WarrantyInputs => ({
  months,
  job: delivered("2026-03-10"),
  tickets: [],
  ...values,
});
const sold = stored("2026-03-01");
const now = day("2027-01-01");

type Moves = [status: HeldTicket["status"], at: string][];
/** Ticket received on a day, with these later states; each is at noon unless a time is given. */
function ticket(date: string, moves: Moves = [], values: Partial<HeldTicket> = {}): HeldTicket {
  const all: Moves = [["todo", date], ...moves];
  return {
    date: stored(date),
    pair: 1,
    with_client: false,
    status: all.at(-1)?.[0] ?? "todo",
    steps: all.map(([status, at]) => ({
      status,
      at: at.length > 10 ? at : `${at} 12:00:00.000Z`,
      by: "Samira",
    })),
    ...values,
  };
}
const returned = (from: string, to: string, values: Partial<HeldTicket> = {}) =>
  ticket(from, [["returned", to]], values);

describe("the legal warranty", () => {
  it.each([
    ["a sale without a job, from its day", null, ["2026-03-01", "2027-03-01"]],
    [
      "delivered glasses, from their delivery",
      delivered("2026-03-10"),
      ["2026-03-10", "2027-03-10"],
    ],
    ["glasses that are not delivered", delivered(""), null],
  ])("the legal warranty runs one year for %s", (_, job, days) => {
    const legal = legalWarrantyOf(frame, sold, job);
    expect(legal && [legal.from, legal.legal_until]).toEqual(days);
    const whole = warrantyOf(frame, sold, inputs({ job }), now);
    expect(whole && [whole.from, whole.legal_until]).toEqual(days);
  });

  it.each(["frame", "sunglasses", "lens", "accessory", "other"] as const)(
    "the legal warranty covers the product type %s",
    (product_type) => {
      const warranty = warrantyOf({ ...frame, product_type }, sold, inputs(), now);
      expect(warranty?.legal_until).toBe("2027-03-10");
    },
  );

  it("the legal warranty does not cover a service or a free line", () => {
    expect(warrantyOf({ ...frame, product_type: "service" }, sold, inputs(), now)).toBeNull();
    const free = { ...frame, product: "", product_type: "other" } as const;
    expect(warrantyOf(free, sold, inputs(), now)).toBeNull();
    expect(legalWarrantyOf(free, sold, null)).toBeNull();
  });

  it("the last day of a warranty is covered", () => {
    expect(isCovered(day("2027-03-10"), day("2027-03-10"))).toBe(true);
    expect(isCovered(day("2027-03-10"), day("2027-03-11"))).toBe(false);
  });

  it("days in the shop do not extend the legal warranty", () => {
    const tickets = [returned("2026-06-01", "2026-06-20")];
    expect(warrantyOf(frame, sold, inputs({ tickets }), now)?.legal_until).toBe("2027-03-10");
  });
});

describe("the warranty of a credited line", () => {
  it("a line of two frames keeps its warranty until both are credited", () => {
    expect(warrantyOf({ ...frame, pieces: 1 }, sold, inputs(), now)).not.toBeNull();
    expect(warrantyOf({ ...frame, pieces: 0 }, sold, inputs(), now)).toBeNull();
  });
});

describe("the warranty of the shop", () => {
  const until = (line: Partial<WarrantedLine>, own = months) => {
    const found = warrantyOf({ ...frame, ...line }, sold, inputs({ months: own }), now);
    return [found?.shop_until, found?.adaptation_until];
  };

  it("the shop's warranty lasts the months of the product type, and 0 months are no warranty", () => {
    const each = { ...nothing, warranty_frame: 24, warranty_sunglasses: 6, warranty_lens: 18 };
    const types = ["frame", "sunglasses", "lens", "accessory", "other"] as const;
    const found = types.map((product_type) => until({ product_type }, each)[0]);
    expect(found).toEqual(["2028-03-10", "2026-09-10", "2027-09-10", null, null]);
    const accessory = until({ product_type: "accessory" }, { ...nothing, warranty_accessory: 1 });
    expect(accessory).toEqual(["2026-04-10", null]);
    expect(until({}, nothing)).toEqual([null, null]);
  });

  it.each([
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-12-31", 2, "2027-02-28"],
  ])("a warranty from %s of %i months ends on %s", (from, warranty_frame, last) => {
    const asked = inputs({ job: delivered(from), months: { ...nothing, warranty_frame } });
    expect(warrantyOf(frame, sold, asked, day(from))?.shop_until).toBe(last);
  });

  it.each([
    ["a progressive lens", { product_name: "Varilux Progressif 1.6" }, true],
    ["a lens for the middle distance", { product_name: "Mi-distance" }, true],
    ["an office lens", { product_name: "Dégressif" }, true],
    ["a progressive range", { product_name: "Orma", geometry: "progressive" }, true],
    ["an office range", { product_name: "Orma", geometry: "office" }, true],
    ["a pair used as progressive", { product_name: "Orma", use: "progressive" }, true],
    ["a pair used as intermediate", { product_name: "Orma", use: "intermediate" }, true],
    ["a bifocal range", { product_name: "Orma", geometry: "bifocal" }, false],
    [
      "a single-vision range of any name",
      { product_name: "Progressif", geometry: "single" },
      false,
    ],
    ["a single-vision lens", { product_name: "Orma 1.5" }, false],
  ] as const)("an adaptation period applies to %s: %s %s", (_, line, isAdapted) => {
    const lens = { product_type: "lens", ...line } as const;
    expect(until(lens)).toEqual(["2027-03-10", isAdapted ? "2026-06-10" : null]);
  });

  it("a frame has no adaptation period, whatever its name and its pair's use", () => {
    expect(until({ product_name: "Progressif", use: "intermediate" })[1]).toBeNull();
  });

  it("days held in the shop extend the shop's warranty and the adaptation period", () => {
    const tickets = [returned("2026-06-01", "2026-06-15"), returned("2026-06-10", "2026-06-20")];
    expect(warrantyOf(frame, sold, inputs({ tickets }), now)).toEqual({
      from: "2026-03-10",
      legal_until: "2027-03-10",
      shop_until: "2027-03-29",
      adaptation_until: null,
      held: 19,
    });
    const lens = { ...frame, product_type: "lens", product_name: "Progressif" } as const;
    expect(warrantyOf(lens, sold, inputs({ tickets }), now)).toMatchObject({
      shop_until: "2027-03-29",
      adaptation_until: "2026-06-29",
    });
  });
});

describe("the days held in the shop", () => {
  const from = day("2026-03-10");
  const held = (...tickets: HeldTicket[]) => heldDays(tickets, from, day("2026-07-01"));

  it.each<[string, HeldTicket[], number]>([
    ["none without a ticket", [], 0],
    ["none of a screw handed back at once", [returned("2026-06-01", "2026-06-01")], 0],
    ["up to a hand-over", [returned("2026-06-01", "2026-06-15")], 14],
    ["up to a cancelled ticket", [ticket("2026-06-01", [["cancelled", "2026-06-04"]])], 3],
    ["up to today of an open ticket", [ticket("2026-06-21", [["ready", "2026-06-25"]])], 10],
    ["none of a ticket of today", [ticket("2026-07-01")], 0],
    ["none of glasses that the client kept", [ticket("2026-06-01", [], { with_client: true })], 0],
    ["not those before the delivery", [returned("2026-03-01", "2026-03-15")], 5],
    ["none of a ticket that ended before it", [returned("2026-03-01", "2026-03-10")], 0],
    [
      "each once, of tickets that overlap, contain each other or touch",
      [
        returned("2026-06-10", "2026-06-20"),
        returned("2026-06-01", "2026-06-15"),
        returned("2026-06-02", "2026-06-05"),
        returned("2026-06-20", "2026-06-22"),
      ],
      21,
    ],
    [
      "again from the day on which a ticket was opened again",
      [
        ticket("2026-06-01", [
          ["returned", "2026-06-03"],
          ["todo", "2026-06-10"],
          ["supplier", "2026-06-11"],
          ["cancelled", "2026-06-15"],
        ]),
      ],
      7,
    ],
    [
      "once of a ticket that was returned, then cancelled",
      [
        ticket("2026-06-01", [
          ["returned", "2026-06-03"],
          ["cancelled", "2026-06-20"],
        ]),
      ],
      2,
    ],
    [
      "by the shop's clock, an hour ahead of the stored instants",
      [ticket("2026-06-01", [["returned", "2026-06-14 23:30:00.000Z"]])],
      14,
    ],
    [
      "none of a returned ticket that lost its steps",
      [returned("2026-06-01", "2026-06-15", { steps: null })],
      0,
    ],
  ])("the days held in the shop count %s", (_, tickets, days) => {
    expect(held(...tickets)).toBe(days);
  });

  it("a line counts only the days held of its own pair", () => {
    const tickets = [
      returned("2026-06-01", "2026-06-05"),
      returned("2026-06-10", "2026-06-12", { pair: 2 }),
    ];
    const heldOf = (pair: number) =>
      warrantyOf({ ...frame, pair }, sold, inputs({ tickets }), now)?.held;
    // Lines sold before pairs had numbers belong to the first pair.
    expect([heldOf(1), heldOf(2), heldOf(3), heldOf(0)]).toEqual([4, 2, 0, 4]);
  });
});

describe("glasses delivered before a remake", () => {
  const step = (status: "mounting" | "ready" | "delivered", at: string) => ({
    status,
    at: `${at}.000Z`,
    by: "Samira",
  });
  const steps = [
    step("mounting", "2026-11-01 09:00:00"),
    step("delivered", "2026-11-03 09:00:00"),
    step("mounting", "2026-11-10 09:00:00"),
    step("delivered", "2026-11-12 09:00:00"),
  ];

  it.each<[string, string[], boolean]>([
    ["no remake", [], false],
    ["a lens broken before the first delivery", ["2026-11-02 10:00:00.000Z"], false],
    ["a remake of delivered glasses", ["2026-11-10 08:59:59.999Z"], true],
    ["a remake while they were made again", ["2026-11-11 10:00:00.000Z"], false],
    [
      "two remakes, one of delivered glasses",
      ["2026-11-02 10:00:00.000Z", "2026-11-20 10:00:00.000Z"],
      true,
    ],
  ])("the glasses were delivered before a remake or not: %s", (_, remade, was) => {
    expect(wasDelivered(steps, remade)).toBe(was);
  });
});
