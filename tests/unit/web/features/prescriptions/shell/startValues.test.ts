import { describe, expect, it } from "vitest";
import { clashText } from "#features/prescriptions/form.strings.ts";
import { newDraftKey, newStored } from "#features/prescriptions/shell/startValues.ts";

describe("a new prescription", () => {
  it("a new prescription has new ids, and the client in its address", () => {
    const [one, other] = [newStored("client000000001"), newStored("")];
    expect(one.base.client).toBe("client000000001");
    expect(one.id).toMatch(/^[a-z0-9]{15}$/);
    expect(new Set([one, other].flatMap(({ id, base }) => [id, base.invoice.id])).size).toBe(4);
    expect(one.version).toBeUndefined();
    expect(newDraftKey("client000000001")).not.toBe(newDraftKey(""));
  });
});

it.each([
  ["right_sphere", "OD sphère"],
  ["right_add", "OD addition"],
  ["left_near_sphere", "OG sphère de près"],
  ["vertex", "distance verre-œil"],
  ["examined_on", "ordonnance du"],
  ["invoice.items.0.use", "usage, ligne 1"],
  ["notes", "notes"],
  ["invoice.notes", "notes de la facture"],
  ["invoice.items.1.quantity", "quantité, ligne 2"],
  ["invoice.payments.0.amount", "montant, paiement 1"],
  ["invoice.payments.1", "paiement 2"],
  ["clientName", ""],
  ["invoice.items.0.stock", ""],
])("the field of a clash between two stations has a name: %s", (path, text) =>
  expect(clashText(path)).toBe(text),
);
