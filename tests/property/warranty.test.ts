import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, daysBetween, type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { serviceStatuses } from "#domain/core/records.ts";
import {
  type HeldTicket,
  heldDays,
  type WarrantedLine,
  warrantyOf,
} from "#domain/services/warranty.ts";

const first = "2024-01-01" as IsoDay;
const dayAt = (place: number) => addDays(first, place);
/** Random day within 400 days from January 2024, which include 29 February. */
const anyDay = fc.integer({ min: 0, max: 400 }).map(dayAt);
const now = dayAt(400);

const anyStatus = fc.constantFrom(...serviceStatuses, "cancelled" as const);
/** Random ticket, whose steps are in order, after its day and not after `now`. */
const anyTicket: fc.Arbitrary<HeldTicket> = fc
  .record({
    begin: fc.integer({ min: 0, max: 400 }),
    moves: fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), anyStatus), { maxLength: 6 }),
    with_client: fc.boolean(),
    pair: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ begin, moves, ...ticket }) => {
    let at = begin;
    const steps = moves.map(([days, status]) => {
      at = Math.min(400, at + days);
      return { status, at: `${dayAt(at)} 12:00:00.000Z`, by: "" };
    });
    const status = steps.at(-1)?.status ?? "todo";
    return { ...ticket, date: storedDay(dayAt(begin)), status, steps };
  });
const anyTickets = fc.array(anyTicket, { maxLength: 5 });

type Steps = { status: string; at: string }[];
/** Independent model: true when a ticket holds the glasses at the end of a day. */
function isHeld({ date, steps, with_client }: HeldTicket, day: IsoDay): boolean {
  if (with_client || date.slice(0, 10) > day) return false;
  const last = (steps as Steps).filter(({ at }) => at.slice(0, 10) <= day).at(-1);
  return last?.status !== "returned" && last?.status !== "cancelled";
}

describe("the days held in the shop", () => {
  it("the days held are those at whose end a ticket has the glasses, each counted once", () => {
    fc.assert(
      fc.property(anyTickets, anyDay, (tickets, from) => {
        const days = Array.from({ length: daysBetween(from, now) }, (_, at) => addDays(from, at));
        const counted = days.filter((day) => tickets.some((ticket) => isHeld(ticket, day)));
        expect(heldDays(tickets, from, now)).toBe(counted.length);
      }),
    );
  });

  it("the days held are never negative, and never more than the days since the delivery", () => {
    fc.assert(
      fc.property(anyTickets, anyDay, anyDay, (tickets, from, today) => {
        const held = heldDays(tickets, from, today);
        expect(held).toBeGreaterThanOrEqual(0);
        expect(heldDays(tickets, from, now)).toBeLessThanOrEqual(daysBetween(from, now));
      }),
    );
  });

  it("another ticket or a later day never lowers the days held, and the order of tickets does not matter", () => {
    fc.assert(
      fc.property(anyTickets, anyTicket, anyDay, (tickets, one, from) => {
        const held = heldDays(tickets, from, now);
        expect(heldDays([...tickets, one], from, now)).toBeGreaterThanOrEqual(held);
        expect(heldDays(tickets, from, addDays(now, 1))).toBeGreaterThanOrEqual(held);
        expect(heldDays([one, ...tickets], from, now)).toBe(heldDays([...tickets, one], from, now));
        expect(heldDays([...tickets, ...tickets], from, now)).toBe(held);
      }),
    );
  });
});

const lens: WarrantedLine = {
  product: "p",
  product_type: "lens",
  product_name: "Progressif",
  pair: 1,
  use: "",
  pieces: 1,
};
const promising = (warranty_lens: number, warranty_adaptation: number) => ({
  warranty_frame: 0,
  warranty_sunglasses: 0,
  warranty_lens,
  warranty_accessory: 0,
  warranty_adaptation,
});
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
const anyMonths = fc.integer({ min: 0, max: 120 });

describe("a warranty", () => {
  it("a warranty ends so many months later, on the same day or on a shorter month's last day", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (from, months) => {
        const inputs = { months: promising(months, 0), job: null, tickets: [] };
        const found = warrantyOf(lens, storedDay(from), inputs, from);
        expect(found).toMatchObject({ from, held: 0, adaptation_until: null });
        const until = found?.shop_until ?? "";
        expect(monthOf(until)).toBe(monthOf(from) + months);
        const isLast = addDays(until as IsoDay, 1).endsWith("-01");
        if (until.slice(8) !== from.slice(8)) {
          expect(isLast).toBe(true);
          expect(until.slice(8) < from.slice(8)).toBe(true);
        }
      }),
    );
  });

  it("the days held extend the shop's warranty, but never the legal one", () => {
    fc.assert(
      fc.property(anyDay, anyMonths, anyMonths, anyTickets, (from, own, adapted, tickets) => {
        const months = promising(own, adapted);
        const job = { delivered_on: storedDay(from) };
        const [plain, held] = [[], tickets].map((on) =>
          warrantyOf(lens, storedDay(first), { months, job, tickets: on }, now),
        );
        const later = (day: IsoDay | null | undefined) => day && addDays(day, held?.held ?? 0);
        const same = tickets.filter(({ pair }) => pair === 1);
        expect(held).toEqual({
          from,
          legal_until: plain?.legal_until,
          shop_until: later(plain?.shop_until),
          adaptation_until: later(plain?.adaptation_until),
          held: heldDays(same, from, now),
        });
      }),
    );
  });
});
