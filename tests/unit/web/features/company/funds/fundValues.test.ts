import { describe, expect, it } from "vitest";

import type { Fund } from "#domain/core/records.ts";
import {
  detailsOf,
  fundInput,
  fundValues,
  monthsText,
  ordered,
  papersTyped,
} from "#features/company/funds/fundValues.ts";

const fund = {
  name: "CNSS",
  kind: "amo",
  pays: "client",
  papers: ["Ordonnance", "Facture"],
  deadline_days: 60,
  months_adult: 24,
  months_child: 12,
  child_until: 12,
  notes: "",
  archived: false,
} as unknown as Fund;

describe("the form of a fund", () => {
  it("a fund's form sends a stored fund back unchanged", () => {
    const { archived: _, ...kept } = fund;
    expect(fundInput(fundValues(fund))).toEqual(kept);
  });

  it("a new fund's form begins as a mutual that pays the client, with 24 and 12 months", () => {
    expect(fundInput(fundValues(null))).toMatchObject({
      name: "",
      kind: "mutual",
      pays: "client",
      papers: [],
      deadline_days: 0,
      months_adult: 24,
      months_child: 12,
      child_until: 12,
    });
  });

  it("a fund's papers are typed one per line, without blank and repeated ones", () => {
    expect(papersTyped(" Ordonnance \n\n Facture\nOrdonnance\n  ")).toEqual([
      "Ordonnance",
      "Facture",
    ]);
    expect(papersTyped(" \n ")).toEqual([]);
  });
});

describe("the list of funds", () => {
  it("the list of funds shows the months of each fund", () => {
    expect(monthsText(fund)).toBe("24\u00a0mois, enfant 12\u00a0mois");
    expect(monthsText({ months_adult: 24, months_child: 24 })).toBe("24\u00a0mois");
    expect(monthsText({ months_adult: 0, months_child: 12 })).toBe("jamais, enfant 12\u00a0mois");
    expect(monthsText({ months_adult: 0, months_child: 0 })).toBe("jamais");
  });

  it("the list of funds shows the number of papers and the deadline, if there are any", () => {
    expect(detailsOf(fund)).toBe("2 pièces · sous 60 jours");
    expect(detailsOf({ papers: ["Facture"], deadline_days: 0 })).toBe("1 pièce");
    expect(detailsOf({ papers: null, deadline_days: 0 })).toBe("");
  });

  it("archived funds are at the end of the list of funds", () => {
    const named = (name: string, archived = false) => ({ ...fund, name, archived });
    const names = ordered([
      named("AXA", true),
      named("CNSS"),
      named("RMA"),
      named("AtlantaSanad"),
    ]).map(({ name }) => name);
    expect(names).toEqual(["AtlantaSanad", "CNSS", "RMA", "AXA"]);
  });
});
