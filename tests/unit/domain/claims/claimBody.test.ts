import { describe, expect, it } from "vitest";

import {
  checkAgreed,
  isCompleteStatus,
  missingOf,
  papersOf,
  readClaimBody,
  readPaperNames,
  tickedPapers,
} from "#domain/claims/claimBody.ts";
import type { Centimes } from "#domain/core/money.ts";
import { claimStatuses } from "#domain/core/records.ts";

const invoice = "aaaaaaaaaaaaaaa";
const fund = "bbbbbbbbbbbbbbb";
const codes = (found: readonly { field: string; code: string }[]) =>
  found.map(({ field, code }) => `${field} ${code}`);

describe("the body of a claim", () => {
  it("a new claim needs an invoice and a fund; a stored one needs neither", () => {
    expect(codes(readClaimBody({}, null).violations)).toEqual([
      "invoice required",
      "fund required",
    ]);
    expect(readClaimBody({}, { invoice, fund })).toEqual({
      value: { values: {}, papers: undefined },
      violations: [],
    });
  });

  it("the body of a claim drops the fields that the server writes", () => {
    const sent = { slip: "BF-1", client: fund, received_amount: 5, sent_on: "2026-11-28" };
    const { value } = readClaimBody({ ...sent, invoice, fund, notes: " a " }, null);
    expect(value.values).toMatchObject({ invoice, fund, notes: "a" });
    for (const name of Object.keys(sent)) expect(value.values).not.toHaveProperty(name);
  });
});

describe("papers", () => {
  it("papers of a claim are accepted as texts or as stored objects, without repeats", () => {
    const list = [{ name: "Facture", by: "x", at: "y" }, " Facture ", "\u200b", "Ordonnance"];
    expect(readPaperNames(list)).toEqual({ value: ["Facture", "Ordonnance"], violations: [] });
    expect(readPaperNames(null).value).toBeUndefined();
  });

  it.each([
    ["Facture", "papers list"],
    [[7], "papers text"],
    [[{}], "papers text"],
    [["x".repeat(201)], "papers too_long"],
    [Array.from({ length: 31 }, String), "papers too_many"],
  ])("an invalid list of papers is refused: %j", (list, code) =>
    expect(codes(readPaperNames(list).violations)).toEqual([code]),
  );

  it("the papers of a claim keep the author and time of their tick", () => {
    const stored = [{ name: "Facture", by: "Samira", at: "1" }, "broken", null];
    expect(papersOf(stored)).toEqual([stored[0]]);
    expect(tickedPapers(stored, ["Ordonnance", "Facture"], { by: "Omar", at: "2" })).toEqual([
      { name: "Ordonnance", by: "Omar", at: "2" },
      { name: "Facture", by: "Samira", at: "1" },
    ]);
    expect(papersOf(null)).toEqual([]);
  });
});

describe("a complete claim", () => {
  it.each([
    ["", "", "", "", "beneficiary required, prescriber required, examined_on required"],
    ["", "Dr A", "2026-11-20", "Benali", ""],
    ["Rita", "Dr A", "2026-11-20", "", ""],
    ["\u00a0", "Dr A", "2026-11-20", " ", "beneficiary required"],
    ["Rita", " ", "2026-11-20", "Benali", "prescriber required"],
    ["Rita", "Dr A", "", "Benali", "examined_on required"],
  ])(
    "a claim for beneficiary '%s', prescriber '%s', ordonnance '%s', buyer '%s' lacks: %s",
    (beneficiary, prescriber, examined_on, buyer, lacks) =>
      expect(codes(missingOf({ beneficiary, prescriber, examined_on }, buyer)).join(", ")).toBe(
        lacks,
      ),
  );

  it("only the claim states ready and given require a complete claim", () =>
    expect(claimStatuses.filter(isCompleteStatus)).toEqual(["ready", "given"]));
});

describe("an agreement", () => {
  it.each([
    ["agreed", 0, "agreed agreed_required"],
    ["agreed", 100, ""],
    ["agreed", 100.01, "agreed agreed_max"],
    ["asked", 0, ""],
    ["asked", 100.01, "agreed agreed_max"],
  ] as const)(
    "in the state %s, %d agreed of at most 100 has the violation '%s'",
    (status, agreed, refusal) =>
      expect(codes(checkAgreed({ status, agreed, invoice: "i" }, 10_000 as Centimes)).join()).toBe(
        refusal,
      ),
  );
});

describe("the invoice or quote of a new claim", () => {
  it.each([
    [{ invoice: "a" }, ""],
    [{ quote: "q" }, ""],
    [{}, "invoice required"],
    [{ invoice: " ", quote: null }, "invoice required"],
    [{ invoice: "a", quote: "q" }, "quote claim_subject"],
  ])("the body %j of a new claim has the violation '%s'", (body, refusal) => {
    const ids = Object.fromEntries(
      Object.entries(body).map(([name, id]) => [name, id?.trim() ? id.repeat(15) : id]),
    );
    const { violations } = readClaimBody({ fund: "f".repeat(15), ...ids }, null);
    expect(codes(violations).join()).toBe(refusal);
  });
});
