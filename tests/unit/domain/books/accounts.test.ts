import { describe, expect, it } from "vitest";

import { cashMovementKinds, paymentMethods } from "#domain/core/choices.ts";
import { billMethods } from "#domain/core/purchaseChoices.ts";
import { accountAt, accountsOf, checkAccounts } from "#domain/books/accounts.ts";

const typed = {
  sales: { "20": "71110", "5.5": "7112", none: "7113" },
  vat_out: { "20": "4455" },
  purchases: { "20": "6111" },
  vat_in: { "20": "34552" },
  clients: "3421",
  suppliers: " 4411 ",
  kept: "4421",
  in: { cash: "5161", check: "5111", fund: "3421F" },
  out: { cash: "5161", lcn: "4415" },
  moves: { expense: "6147", bank: "5141" },
  difference: "",
};

describe("account numbers of the accountant", () => {
  it("account numbers are accepted by rate, method and kind, and may be left out", () => {
    expect([checkAccounts(typed), checkAccounts({}), checkAccounts(null)]).toEqual([[], [], []]);
  });

  it("account numbers are accepted for every method and kind, even for those without entries", () => {
    const all = {
      in: Object.fromEntries([...paymentMethods, "fund"].map((name) => [name, "5141"])),
      out: Object.fromEntries(billMethods.map((name) => [name, "5141"])),
      moves: Object.fromEntries(cashMovementKinds.map((name) => [name, "5161"])),
    };
    expect(checkAccounts(all)).toEqual([]);
  });

  it("a malformed account number is refused with the path of its field", () => {
    expect(
      [
        "3421",
        [],
        { clients: 3421 },
        { clients: "34 21" },
        { clients: "=1" },
        { clients: "1".repeat(21) },
        { customers: "3421" },
        { toString: "3421" },
        { sales: "=7111" },
        { sales: { "20,0": "7111" } },
        { sales: { "20.0": "7111" } },
        { sales: { "101": "7111" } },
        { in: { lcn: "1" } },
        { out: { cash: null } },
        { moves: { cash: "1" } },
      ].map((value) => checkAccounts(value).map(({ sent }) => sent?.["places"])),
    ).toEqual([
      [""],
      [""],
      ["clients"],
      ["clients"],
      ["clients"],
      ["clients"],
      ["customers"],
      ["toString"],
      ["sales"],
      ["sales.20,0"],
      ["sales.20.0"],
      ["sales.101"],
      ["in.lcn"],
      ["out.cash"],
      ["moves.cash"],
    ]);
  });

  it("one sales account may serve all rates", () => {
    const accounts = accountsOf({ sales: "7111", vat_out: { "20": "4455" } });
    expect(
      (["sales.20", "sales.none", "vat_out.20", "vat_out.10"] as const).map((place) =>
        accountAt(accounts, place),
      ),
    ).toEqual(["7111", "7111", "4455", ""]);
  });

  it("an account number is looked up by its path, and returned without surrounding spaces", () => {
    const accounts = accountsOf(typed);
    expect(
      (["sales.5.5", "suppliers", "in.fund", "difference", "vat_out.10", "out.card"] as const).map(
        (place) => accountAt(accounts, place),
      ),
    ).toEqual(["7112", "4411", "3421F", "", "", ""]);
  });
});
