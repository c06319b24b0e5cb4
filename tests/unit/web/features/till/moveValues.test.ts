import { describe, expect, it } from "vitest";
import type { CashMovement } from "#domain/core/records.ts";
import { checkAmount, moveForm, moveValues, storedValues } from "#features/till/moveValues.ts";

const form = { amount: "1 500,00", label: " Banque Populaire ", date: "2026-11-21", way: "out" };
const stored = {
  date: "2026-11-21 00:00:00.000Z",
  kind: "bank",
  label: "Banque Populaire",
  amount: -1500,
} as CashMovement;

describe("a cash move", () => {
  it("a cash movement is typed without a sign, and sent with the sign of its kind", () => {
    expect(moveValues("bank", form)).toEqual({
      date: "2026-11-21",
      kind: "bank",
      label: "Banque Populaire",
      amount: -1500,
    });
    expect(moveValues("float", form).amount).toBe(1500);
    expect(moveValues("other", form).amount).toBe(-1500);
    expect(moveValues("other", { ...form, way: "in" }).amount).toBe(1500);
  });

  it("a stored cash movement is loaded into its form, and sent back unchanged", () => {
    expect(moveForm(stored)).toEqual({
      amount: "1\u202f500,00",
      label: "Banque Populaire",
      date: "2026-11-21",
      way: "out",
    });
    expect(moveValues("bank", moveForm(stored))).toEqual(storedValues(stored));
  });

  it("a cash movement without an amount is refused", () => {
    expect(checkAmount("0")).toBe("Le montant doit être positif");
    expect(checkAmount("")).toBe("Le montant est requis");
    expect(checkAmount("12,50")).toBe(true);
  });
});
