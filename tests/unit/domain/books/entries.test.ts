import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Accounts, accountsOf, rateKey } from "#domain/books/accounts.ts";
import {
  cashMoveEntry,
  differenceEntry,
  type Entry,
  entryLines,
  keptEntry,
  missingAccounts,
  purchaseEntry,
  saleEntry,
  supplierPaymentEntry,
  takingEntry,
} from "#domain/books/entries.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { type Centimes, minus, sum, toCentimes } from "#domain/core/money.ts";

const inputs = { day: "2026-11-05" as IsoDay, piece: "2026110001", label: "Amal" };
const dirhams = toCentimes;

const accounts: Accounts = accountsOf({
  sales: { "20": "7111", none: "7113" },
  vat_out: { "20": "4455" },
  purchases: { "20": "6111" },
  vat_in: { "20": "3455" },
  clients: "3421",
  suppliers: "4411",
  kept: "4421",
  in: { cash: "5161", transfer: "5141", check: "5111", fund: "5142" },
  out: { check: "5143" },
  moves: { expense: "6147" },
  difference: "6585",
});

const shown = (entry: Entry) =>
  entryLines([entry], accounts).map(
    ({ journal, account, debit, credit }) => `${journal} ${account} ${debit} ${credit}`,
  );

describe("entries of each kind", () => {
  it("a sale at two rates debits the client, and credits sales by rate and TVA", () => {
    const rates = [
      { points: null, ht: dirhams(100), vat: dirhams(0) },
      { points: 2000, ht: dirhams(1000), vat: dirhams(200) },
    ];
    expect(shown(saleEntry({ ...inputs, rates }))).toEqual([
      "VE 3421 130000 0",
      "VE 7113 0 10000",
      "VE 7111 0 100000",
      "VE 4455 0 20000",
    ]);
  });

  it("the entry of a credit note is a sale's entry with debit and credit swapped", () => {
    const rates = [{ points: 2000, ht: dirhams(-1000), vat: dirhams(-200) }];
    expect(shown(saleEntry({ ...inputs, rates }))).toEqual([
      "VE 3421 0 120000",
      "VE 7111 100000 0",
      "VE 4455 20000 0",
    ]);
  });

  it("clients' money is booked to cash or bank, and a bounced cheque is booked back", () => {
    const money = (method: string, amount: number) =>
      shown(takingEntry({ ...inputs, method, amount: dirhams(amount) }));
    expect([money("cash", 5), money("bank_transfer", 5), money("check", -5)]).toEqual([
      ["CA 5161 500 0", "CA 3421 0 500"],
      ["BQ 5141 500 0", "BQ 3421 0 500"],
      ["BQ 5111 0 500", "BQ 3421 500 0"],
    ]);
  });

  it("a kept credit is booked to its own account until it is used", () => {
    const amount = dirhams(50);
    expect([
      shown(keptEntry({ ...inputs, amount })),
      shown(keptEntry({ ...inputs, amount: minus(dirhams(0), amount) })),
    ]).toEqual([
      ["OD 3421 5000 0", "OD 4421 0 5000"],
      ["OD 3421 0 5000", "OD 4421 5000 0"],
    ]);
  });

  it("a bill is booked as a debt to the supplier until its payment", () => {
    const rates = [{ points: 2000, ht: dirhams(1260), vat: dirhams(252) }];
    expect([
      shown(purchaseEntry({ ...inputs, rates })),
      shown(supplierPaymentEntry({ ...inputs, method: "check", amount: dirhams(1512) })),
    ]).toEqual([
      ["AC 6111 126000 0", "AC 3455 25200 0", "AC 4411 0 151200"],
      ["BQ 4411 151200 0", "BQ 5143 0 151200"],
    ]);
  });

  it("a cash movement and a cash difference are booked to their own accounts", () => {
    expect([
      shown(cashMoveEntry({ ...inputs, kind: "expense", amount: dirhams(-30) })),
      shown(differenceEntry({ ...inputs, amount: dirhams(-2) })),
    ]).toEqual([
      ["CA 5161 0 3000", "CA 6147 3000 0"],
      ["CA 5161 0 200", "CA 6585 200 0"],
    ]);
  });

  it("missing accounts are listed, except those whose amount is 0", () => {
    const rates = [{ points: null, ht: dirhams(1), vat: dirhams(0) }];
    const entries = [
      purchaseEntry({ ...inputs, rates }),
      supplierPaymentEntry({ ...inputs, method: "lcn", amount: dirhams(1) }),
      supplierPaymentEntry({ ...inputs, method: "lcn", amount: dirhams(2) }),
    ];
    expect(missingAccounts(entries, accounts)).toEqual(["out.lcn", "purchases.none"]);
  });
});

const signed = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((one) => one as Centimes);
const points = fc.constantFrom(null, 0, 1000, 2000);
const rates = fc.array(fc.record({ points, ht: signed, vat: signed }), { maxLength: 4 });
const method = fc.constantFrom("cash", "check", "transfer", "bank_transfer", "fund");
const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  rates.map((found) => saleEntry({ ...inputs, rates: found })),
  rates.map((found) => purchaseEntry({ ...inputs, rates: found })),
  signed.map((amount) => keptEntry({ ...inputs, amount })),
  signed.map((amount) => differenceEntry({ ...inputs, amount })),
  signed.map((amount) => cashMoveEntry({ ...inputs, kind: "bank", amount })),
  fc.tuple(method, signed).map(([by, amount]) => takingEntry({ ...inputs, method: by, amount })),
  fc
    .tuple(method, signed)
    .map(([by, amount]) => supplierPaymentEntry({ ...inputs, method: by, amount })),
);

describe("laws of entries", () => {
  it("every entry balances, and none of its lines has both debit and credit", () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const lines = entryLines([entry], accounts);
        expect(sum(lines.map(({ debit }) => debit))).toBe(sum(lines.map(({ credit }) => credit)));
        for (const { debit, credit } of lines) {
          expect(Math.min(debit, credit)).toBe(0);
          expect(Math.max(debit, credit)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("the key of a sale without TVA differs from that of the rate 0", () => {
    expect([null, 0, 550, 2000].map(rateKey)).toEqual(["none", "0", "5.5", "20"]);
  });
});
