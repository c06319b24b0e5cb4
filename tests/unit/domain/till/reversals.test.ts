import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum } from "#domain/core/money.ts";
import { isCountedPayment } from "#domain/till/cheques.ts";
import {
  checkBouncedOn,
  reversalChange,
  reversedAmount,
  type StoredReversal,
} from "#domain/till/reversals.ts";
import { seededRandom } from "#support/random.ts";

const now = "2026-12-02" as IsoDay;
const yesterday = addDays(now, -1);
const open = { now, closedUntil: "" };
const november = { now, closedUntil: "2026-11-30" };
const bounced = (bounced_on = "") => ({
  payment_method: "check",
  cheque_state: "bounced",
  bounced_on,
});
const cleared = { payment_method: "check", cheque_state: "cleared", bounced_on: "" };
const stored = (values: Partial<StoredReversal> = {}): StoredReversal => ({
  id: "r1",
  kind: "bounced",
  date: now,
  written: now,
  ...values,
});
const nothing = { removed: [], added: null, moved: null };

describe("the reversals of a cheque", () => {
  it("a bounced cheque is reversed on the day of the bounce, or else today", () => {
    const added = (day: string) => reversalChange([], bounced(day), open).added;
    expect(added("2026-11-28 00:00:00.000Z")).toEqual({ kind: "bounced", date: "2026-11-28" });
    expect(added("")).toEqual({ kind: "bounced", date: now });
  });

  it("a cheque that is given back is reversed today, whatever day is stored", () => {
    const returned = { ...bounced("2026-11-28"), cheque_state: "returned" };
    expect(reversalChange([], returned, open).added).toEqual({ kind: "returned", date: now });
  });

  it("a cheque that counts again removes today's reversal, or adds an entry against an older one", () => {
    const again = (values: Partial<StoredReversal>, days = open) =>
      reversalChange([stored(values)], cleared, days);
    expect(again({})).toEqual({ ...nothing, removed: ["r1"] });
    const honoured = { ...nothing, added: { kind: "honoured", date: now } };
    expect(again({ written: yesterday })).toEqual(honoured);
    expect(again({ date: "2026-11-30" as IsoDay }, november)).toEqual(honoured);
  });

  it("a corrected day moves the reversal; the trigger refuses this for a transmitted day", () => {
    const date = "2026-11-29" as IsoDay;
    const moved = (days: typeof open, kind: StoredReversal["kind"] = "bounced") =>
      reversalChange([stored({ date, kind })], bounced("2026-12-01"), days).moved;
    const corrected = { id: "r1", from: "2026-11-29", date: "2026-12-01" };
    expect([moved(open), moved(november)]).toEqual([corrected, corrected]);
    expect([moved(open, "returned"), moved(november, "returned")]).toEqual([corrected, null]);
  });

  it("reversals sum to minus the amount while the cheque is not counted, else to 0", () => {
    const random = seededRandom(31);
    for (let history = 0; history < 300; history += 1) {
      const amount = random.int(1, 100_000) as Centimes;
      let day = "2026-10-01" as IsoDay;
      let rows: StoredReversal[] = [];
      for (let step = 0; step < 12; step += 1) {
        day = addDays(day, random.int(0, 2));
        const cheque_state = random.pick(["bounced", "returned", "cleared", "in_hand"]);
        const payment = {
          payment_method: "check",
          cheque_state,
          bounced_on: random.pick(["", day]),
        };
        const closedUntil = random.chance(0.3) ? addDays(day, -random.int(1, 5)) : "";
        const { removed, added, moved } = reversalChange(rows, payment, { now: day, closedUntil });
        const closed = rows.filter(({ date }) => date <= closedUntil);
        expect(closed.filter(({ id }) => removed.includes(id))).toEqual([]);
        const corrected = closed.find(({ id }) => id === moved?.id);
        if (corrected) {
          // The database trigger refuses to move the bounce of a transmitted day.
          expect(corrected.kind).toBe("bounced");
          continue;
        }
        rows = rows
          .filter(({ id }) => !removed.includes(id))
          .map((row) => (row.id === moved?.id ? { ...row, date: moved.date } : row));
        if (added) rows = [...rows, { id: `${history}.${step}`, written: day, ...added }];
        const total = sum(rows.map(({ kind }) => reversedAmount(kind, amount)));
        expect(total).toBe(isCountedPayment(payment) ? noMoney : minus(noMoney, amount));
      }
    }
  });
});

describe("the day of a bounce", () => {
  const check = (bounced_on: string, before: object | null = null) =>
    checkBouncedOn(
      { ...bounced(bounced_on), date: "2026-11-28" },
      before && { ...before },
      now,
    ).map(({ code }) => code);

  it("a bounce before the payment or after today is refused", () => {
    expect(["2026-11-27", "2026-11-28", now, "2026-12-03"].map((day) => check(day))).toEqual([
      ["bounced_early"],
      [],
      [],
      ["day_to_come"],
    ]);
  });

  it("a bounced payment with a future date is reversed on that date", () => {
    const ahead = { ...bounced(), date: "2026-12-20" };
    expect(reversalChange([], ahead, open).added).toEqual({ kind: "bounced", date: "2026-12-20" });
    const codes = (bounced_on: string) =>
      checkBouncedOn({ ...ahead, bounced_on }, null, now).map(({ code }) => code);
    expect([codes("2026-12-20"), codes("2026-12-02"), codes("2026-12-21")]).toEqual([
      [],
      ["bounced_early"],
      ["day_to_come"],
    ]);
  });

  it("a stored bounce day is accepted again, unless the payment's date changes", () => {
    const same = { bounced_on: "2026-11-27", date: "2026-11-28" };
    expect(check("2026-11-27", same)).toEqual([]);
    expect(check("2026-11-27", { ...same, date: "2026-11-20" })).toEqual(["bounced_early"]);
  });
});
