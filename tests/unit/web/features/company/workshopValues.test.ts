import { describe, expect, it } from "vitest";

import type { Company } from "#domain/core/records.ts";
import { messageTexts } from "#domain/clients/messages.strings.ts";
import { refusalOfDelay, textsOf, valuesOf } from "#features/company/workshopValues.ts";

const company = { mounting_days: 3, lab_days: 0, messages: { ready: "Prêt, {nom}" } } as Company;

describe("the workshop form of a company", () => {
  it("are its own or the defaults, and round-trip", () => {
    const texts = textsOf(company);
    expect(texts).toEqual({
      ...messageTexts,
      ready: "Prêt, {nom}",
      mounting_days: "3",
      lab_days: "0",
    });
    expect(valuesOf(texts)).toEqual({
      mounting_days: 3,
      lab_days: 0,
      messages: { ready: "Prêt, {nom}" },
    });
  });

  it("that are empty or default are not stored", () => {
    const texts = { ...textsOf(company), ready: messageTexts.ready, unpaid: "  " };
    expect(valuesOf(texts).messages).toEqual({});
  });

  it("are refused as the server would", () => {
    expect(["0", " 60 ", "7"].map((typed) => refusalOfDelay("lab_days", typed))).toEqual([
      null,
      null,
      null,
    ]);
    expect(refusalOfDelay("lab_days", "61")).toBe("La valeur ne doit pas dépasser 60");
    expect(refusalOfDelay("lab_days", "")).toBe("Ce champ est requis");
    expect(refusalOfDelay("mounting_days", "-1")).toBe("Ce champ attend un nombre entier");
    expect(refusalOfDelay("mounting_days", "1,5")).toBe("Ce champ attend un nombre entier");
  });
});
