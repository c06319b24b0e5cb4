import type { InventoryMethod, InventoryRow } from "#domain/stock/inventory.ts";
import { counted } from "#lib/texts/labels.ts";

/** French of the inventory at a day, on screen, in its file and on paper. */
export const inventoryStrings = {
  title: (day: string) => `Inventaire au ${day}`,
  on: "Au",
  method: "Méthode",
  methods: {
    last: "Dernier prix d’achat",
    fifo: "PEPS (premier entré, premier sorti)",
  } satisfies Record<InventoryMethod, string>,
  byMethod: (method: string) => `Méthode\u00a0: ${method}`,
  withoutVat: "Montants HT",
  details: (products: string, pieces: string) =>
    `${counted(products, "produit")} · ${counted(pieces, "pièce")}`,
  price: "Prix unitaire",
  priceFrom: "Origine du prix",
  value: "Valeur",
  from: {
    receipt: "Réception",
    product: "Fiche produit",
    none: "Sans prix",
  } satisfies Record<InventoryRow["price_from"], string>,
  total: "Total",
  byType: "Par type",
  bySupplier: "Par fournisseur",
  noSupplier: "Sans fournisseur",
  unpriced: (count: string) =>
    `${counted(count, "produit")} sans prix d’achat, en tête de liste\u00a0: leur valeur manque.`,
  odd: (names: string) => `Stock négatif ce jour-là, compté zéro\u00a0: ${names}.`,
  empty: "Aucun produit en stock ce jour-là",
  emptyHint: "Choisissez une autre date, un autre type ou un autre fournisseur.",
  failed: "L’inventaire n’a pas pu être calculé. Réessayez.",
  wrongDay: "Choisissez une date passée, comme 31/12/2025.",
  fileName: (day: string) => `inventaire-${day}`,
  signature: "Date, cachet et signature",
} as const;
