import { expect, it } from "vitest";

import type { ListedMovement } from "#api/stock/movements.ts";
import { storedRecord } from "#support/storedRecord.ts";
import { balancesOf, movementDocument } from "#shared/stock/movementDocument.ts";

const movement = (values: Partial<ListedMovement>): ListedMovement => ({
  ...storedRecord("optique_stock_movements", { product: "p", reference_id: "d", quantity: 1 }),
  ...values,
});

it.each([
  ["invoice", { number: "2026110027" }, "Facture n°\u00a02026110027", "/app/invoices/d"],
  ["receipt", { number: "BR-1" }, "BR-1", "/app/stock/receipts/d"],
  [
    "adjustment",
    { number: "AJ-1", reason: "theft" },
    "AJ-1 · Vol/Perte",
    "/app/stock/adjustments/edit/d",
  ],
  // Only a floor movement remains when its document is deleted; it has no link.
  ["invoice", undefined, "Facture supprimée", ""],
  ["receipt", undefined, "Bon de réception supprimé", ""],
  ["adjustment", undefined, "Ajustement supprimé", ""],
] as const)(
  "a stock movement of a %s with the document %j has the name '%s'",
  (kind, document, name, href) => {
    const named = movement({ reference_type: kind, ...(document && { document }) });
    expect(movementDocument(named)).toEqual({ name, href });
  },
);

it("a movement of a product's initial stock links to the product, whose name screen readers hear", () => {
  const named = movement({ reference_type: "product" });
  const expand = { product: { name: "Monture Riad" } };
  expect(movementDocument({ ...named, expand } as unknown as typeof named)).toEqual({
    name: "Fiche produit",
    label: "Fiche produit, Monture Riad",
    href: "/app/products/p",
  });
});

it("a stock movement without a document has no name", () => {
  expect(movementDocument(movement({}))).toBeNull();
});

it("each balance of a movement is computed from the row above", () => {
  expect(balancesOf(7, [3, -2, 6])).toEqual([7, 4, 6]);
});
