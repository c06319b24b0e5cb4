import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, noMoney, sum, toDirhams } from "#domain/core/money.ts";
import { billNumberKey, type BillRate, totalOfRates } from "#domain/purchases/bill.ts";
import { proposedCredit } from "#domain/purchases/billLines.ts";
import { partDay } from "#domain/purchases/billPayment.ts";
import { sharesInTurn } from "#domain/purchases/billShares.ts";
import { calendarOf } from "#domain/purchases/calendar.ts";
import {
  accountEntries,
  accountOfPeriod,
  agedRests,
  supplierBalance,
} from "#domain/purchases/supplierAccount.ts";

const centimes = (max: number, min = 0) =>
  fc.integer({ min, max }).map((amount) => amount as Centimes);
const days = fc.integer({ min: 0, max: 400 }).map((n) => addDays("2026-01-01" as IsoDay, n));

const papers: fc.Arbitrary<BillRate[]> = fc
  .uniqueArray(
    fc.record({
      rate: fc.constantFrom(null, 7, 10, 14, 20),
      ht: centimes(500_000, 1).map(toDirhams),
      vat: centimes(100_000).map(toDirhams),
    }),
    { selector: ({ rate }) => rate, minLength: 1, maxLength: 5 },
  )
  .map((rates) => rates.map((row) => (row.rate === null ? { ...row, vat: 0 } : row)));

describe("shares of payments over the rates of a bill", () => {
  it("the shares by rate sum to each payment, and those of a paid bill to the bill's amounts", () => {
    fc.assert(
      fc.property(papers, fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (rates, cuts) => {
        const total = totalOfRates(rates);
        const places = [...cuts.map((cut) => Math.floor(cut * total)), total].sort((a, b) => a - b);
        const parts = places.map((end, at) => (end - (places[at - 1] ?? 0)) as Centimes);
        const shares = sharesInTurn(rates, parts);
        shares.forEach((rows, at) => {
          expect(sum(rows.map(({ ttc }) => ttc))).toBe(parts[at]);
          for (const { rate, ht, vat, ttc } of rows) {
            expect(sum([ht, vat])).toBe(ttc);
            if (rate === null) expect(vat).toBe(0);
          }
        });
        for (const paper of rates) {
          const own = shares.flat().filter(({ rate }) => rate === paper.rate);
          expect(toDirhams(sum(own.map(({ ht }) => ht)))).toBe(paper.ht);
          expect(toDirhams(sum(own.map(({ vat }) => vat)))).toBe(paper.vat);
        }
      }),
    );
  });

  it("the shares of a refused payment cancel out those of the payment", () => {
    fc.assert(
      fc.property(papers, fc.double({ min: 0, max: 1, noNaN: true }), (rates, cut) => {
        const part = Math.floor(totalOfRates(rates) * cut) as Centimes;
        const [paid = [], refused = []] = sharesInTurn(rates, [part, minus(noMoney, part)]);
        expect(paid.map(({ ht }, at) => ht + (refused[at]?.ht ?? 0))).toEqual(paid.map(() => 0));
      }),
    );
  });
});

describe("the number of a bill", () => {
  it("the number of a bill does not depend on capitals and spaces", () => {
    const sign = fc.constantFrom("F", "a", "é", "1", "8", "-", "/", ".");
    fc.assert(
      fc.property(fc.array(fc.tuple(sign, fc.boolean(), fc.boolean())), (signs) => {
        const plain = signs.map(([letter]) => letter).join("");
        const typed = signs
          .map(
            ([letter, isUpper, isWide]) =>
              `${isUpper ? letter.toUpperCase() : letter}${isWide ? " " : ""}`,
          )
          .join("");
        expect(billNumberKey(typed)).toBe(billNumberKey(plain));
      }),
    );
  });
});

describe("a proposed credit", () => {
  it("a proposed credit is at least the price gap, and equals it without TVA", () => {
    fc.assert(
      fc.property(papers, centimes(100_000), (rates, gap) => {
        expect(proposedCredit(rates, gap)).toBeGreaterThanOrEqual(gap);
        const bare = rates.map((row) => ({ ...row, vat: 0 }));
        expect(proposedCredit(bare, gap)).toBe(gap);
      }),
    );
  });
});

describe("the day of a part", () => {
  it("the day of a payment's part is never before the payment", () => {
    fc.assert(
      fc.property(days, days, days, fc.boolean(), (date, before, now, isSame) => {
        const part = { id: "p", bill: "b", amount: 10 };
        const stored = { ...part, amount: isSame ? 10 : 20, date: before };
        expect(partDay(part, { date, before }, stored, now) >= date).toBe(true);
      }),
    );
  });
});

describe("the account of a supplier", () => {
  const amounts = fc.array(fc.tuple(days, centimes(100_000, 1)), { maxLength: 8 });

  it("the closing balance of a supplier's period is the opening balance of the next one", () => {
    fc.assert(
      fc.property(amounts, amounts, days, (bills, payments, middle) => {
        const entries = accountEntries({
          bills: bills.map(([date, total], at) => ({ id: `b${at}`, number: "", date, total })),
          payments: payments.map(([date, amount], at) => ({
            id: `p${at}`,
            reference: "",
            date,
            amount,
            method: "check",
            state: at % 2 ? "refused" : "issued",
            state_on: addDays(date, at),
          })),
          credits: [],
        });
        const [first, last] = ["2025-01-01" as IsoDay, "2028-01-01" as IsoDay];
        const one = accountOfPeriod(entries, { from: first, to: middle });
        const two = accountOfPeriod(entries, { from: addDays(middle, 1), to: last });
        const whole = accountOfPeriod(entries, { from: first, to: last });
        expect(one.opening).toBe(0);
        expect(two.opening).toBe(one.closing);
        expect(two.closing).toBe(whole.closing);
        const counted = payments.filter((_, at) => at % 2 === 0).map(([, amount]) => amount);
        expect(whole.closing).toBe(
          supplierBalance({
            rest: sum(bills.map(([, total]) => total)),
            left: sum(counted),
            credits: noMoney,
          }),
        );
      }),
    );
  });

  it("every unpaid rest is in exactly one age group", () => {
    fc.assert(
      fc.property(amounts, days, (bills, now) => {
        const rests = bills.map(([due_on, rest]) => ({ due_on, rest }));
        const ages = Object.values(agedRests(rests, now));
        expect(sum(ages)).toBe(sum(rests.map(({ rest }) => rest)));
      }),
    );
  });
});

describe("the calendar", () => {
  it("the calendar contains each row up to its last week exactly once", () => {
    const rows = fc.array(fc.tuple(days, centimes(100_000, 1)), { maxLength: 20 });
    fc.assert(
      fc.property(rows, days, fc.integer({ min: 1, max: 26 }), (dated, from, count) => {
        const all = dated.map(([day, amount], at) => ({
          side: "out" as const,
          kind: "bill" as const,
          id: `b${at}`,
          day,
          name: "",
          amount,
        }));
        const found = calendarOf(all, from, count);
        const last = found.weeks[count - 1]?.to ?? from;
        const shown = [found.late, found.undated, ...found.weeks].flatMap((group) => group.rows);
        const ids = shown.map(({ id }) => id).sort();
        expect(ids).toEqual(
          all
            .filter(({ day }) => day <= last)
            .map(({ id }) => id)
            .sort(),
        );
      }),
    );
  });
});
