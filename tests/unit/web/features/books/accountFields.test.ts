import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Accounts, accountAt, refusedPlaces } from "#domain/books/accounts.ts";
import {
  accountsTyped,
  fieldsOf,
  rateRows,
  valuesOf,
} from "#features/books/accounts/accountFields.ts";

const taxed = { vat: true, vat_rate: 20 };
const untaxed = { vat: false, vat_rate: 0 };
const formOf = (accounts: Accounts, shop = taxed) => {
  const rows = rateRows(accounts, shop);
  return { rows, fields: fieldsOf(rows) };
};

describe("the form of account numbers", () => {
  it("each rate with an account has a row, the highest rate first and the one without TVA last", () => {
    const { rows } = formOf({ sales: { "5.5": "7112" } });
    expect(rows.map(({ rate }) => rate)).toEqual(["20", "14", "10", "7", "5.5", "none"]);
    expect(rows.at(-2)?.fields.map(({ label }) => label)).toEqual([
      "Ventes, 5,5\u00a0%",
      "TVA facturée, 5,5\u00a0%",
      "Achats, 5,5\u00a0%",
      "TVA récupérable, 5,5\u00a0%",
    ]);
    expect(rows.at(-1)?.fields.map(({ group }) => group)).toEqual(["sales", "purchases"]);
  });

  it("the form of a shop without TVA has no sales accounts by rate", () => {
    const { rows } = formOf({}, untaxed);
    expect(rows[0]?.fields.map(({ group }) => group)).toEqual(["purchases", "vat_in"]);
  });

  it("each field of the account form has a unique name, and a path that the server accepts", () => {
    const { fields } = formOf({ vat_in: { "5.5": "3455" } });
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const filled = Object.fromEntries(names.map((name) => [name, "7111"]));
    expect(refusedPlaces(accountsTyped(fields, filled, {}))).toEqual([]);
  });

  it("one stored account for all rates fills each rate; blanks are left out, hidden accounts remain", () => {
    const stored: Accounts = { sales: "7111", vat_out: { "20": "4455" } };
    const { fields } = formOf(stored, untaxed);
    const values = valuesOf(fields, stored);
    expect(values["sales_none"]).toBe("7111");
    const next = accountsTyped(fields, { ...values, clients: " 3421 ", in_cash: "" }, stored);
    expect(next).toEqual({ vat_out: { "20": "4455" }, sales: { none: "7111" }, clients: "3421" });
  });

  it("an account form saved without changes leaves all its accounts unchanged", () => {
    const account = fc.stringMatching(/^[0-9A-Z]{0,8}$/);
    const rated = fc.dictionary(fc.constantFrom("20", "10", "5.5", "none"), account);
    const accounts = fc.record({
      sales: rated,
      purchases: fc.oneof(account, rated),
      clients: account,
      out: fc.dictionary(fc.constantFrom("cash", "lcn"), account),
    });
    fc.assert(
      fc.property(accounts, (stored) => {
        const { fields } = formOf(stored);
        const saved = accountsTyped(fields, valuesOf(fields, stored), stored);
        for (const { place } of fields)
          expect(accountAt(saved, place)).toBe(accountAt(stored, place));
      }),
    );
  });
});
