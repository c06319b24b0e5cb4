import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type ClaimAmounts,
  fundDue,
  fundPart,
  mayFollow,
  payeeOf,
  statusPaid,
} from "#domain/claims/claimStatus.ts";
import { fundAges, fundAgeOf } from "#domain/claims/fundAges.ts";
import { isReimbursable, reimbursableFrom } from "#domain/claims/reimbursable.ts";
import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, sum, toDirhams } from "#domain/core/money.ts";
import { claimStatuses } from "#domain/core/records.ts";
import { balanceOfInvoice, clientPart, invoiceStatusOf, netTotal } from "#domain/sale/due.ts";

const centimes = fc.integer({ min: 0, max: 99_999_999_999 }).map((value) => value as Centimes);
const status = fc.constantFrom(...claimStatuses);
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => addDays("1990-01-01" as IsoDay, days));

/** Random claim that has received at most its agreed amount. */
const claim: fc.Arbitrary<ClaimAmounts> = fc
  .tuple(status, centimes, centimes)
  .map(([state, agreed, received]) => ({
    status: state,
    agreed: toDirhams(agreed),
    received_amount: toDirhams(Math.min(agreed, received) as Centimes),
  }));

describe("claims", () => {
  it("the amount due on a claim is at most the fund's part, which is at most the agreed amount", () => {
    fc.assert(
      fc.property(claim, (one) => {
        expect(fundDue(one)).toBeLessThanOrEqual(fundPart(one));
        expect(fundPart(one)).toBeLessThanOrEqual(Math.round(one.agreed * 100));
        expect(fundDue(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("no change of state turns a claim paid to the client into one paid to the shop, or back", () => {
    fc.assert(
      fc.property(claim, status, (one, next) => {
        if (mayFollow(one, next)) expect(payeeOf(next)).toBe(payeeOf(one.status));
      }),
    );
  });

  it("a claim is paid exactly when nothing is left to receive", () => {
    fc.assert(
      fc.property(centimes, centimes, (agreed, received) => {
        const left = minus(agreed, received);
        expect(statusPaid(agreed, received) === "paid").toBe(left <= 0);
      }),
    );
  });

  it("a claim splits an invoice into two parts, and the invoice's balance is that of the client's part", () => {
    fc.assert(
      fc.property(centimes, centimes, centimes, centimes, (a, b, c, paid) => {
        const invoice = {
          total_amount: toDirhams(sum([a, b, c])),
          credited_amount: toDirhams(a),
          fund_part: toDirhams(b),
          paid_amount: toDirhams(paid),
        };
        expect(sum([clientPart(invoice), b])).toBe(netTotal(invoice));
        const { remaining, surplus } = balanceOfInvoice(invoice);
        expect(minus(remaining, surplus)).toBe(minus(c, paid));
        const total = sum([a, b, c]);
        const state = invoiceStatusOf({ total, credited: a, fund: b, paid }, 1);
        expect(["paid", "cancelled"].includes(state)).toBe(remaining === 0);
      }),
    );
  });

  it("a fund's debt has one age group, which never gets younger", () => {
    fc.assert(
      fc.property(day, fc.nat(300), fc.nat(300), (since, days, more) => {
        const [early, late] = [days, days + more].map((count) =>
          fundAges.indexOf(fundAgeOf(since, addDays(since, count))),
        );
        expect(early).toBeLessThanOrEqual(late ?? -1);
      }),
    );
  });

  it("a beneficiary is reimbursable again from one day on, and remains so", () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), fc.nat(90), (date, months, days) => {
        const fund = { months_adult: months, months_child: 1, child_until: 0 };
        const from = reimbursableFrom(date, months) as IsoDay;
        const isDue = (now: IsoDay) => isReimbursable({ date, birth: "" }, fund, now);
        expect(isDue(addDays(from, -days))).toBe(false);
        // In a shorter month, the day after its last day may be up to four days later.
        expect(isDue(addDays(from, 4 + days))).toBe(true);
      }),
    );
  });
});
