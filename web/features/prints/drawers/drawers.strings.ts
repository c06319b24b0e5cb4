import { counted } from "#lib/texts/labels.ts";

/** French of the prints of drawers and of what to order again. */
export const drawerPrints = {
  refill: "Réassort des tiroirs",
  refillOf: (days: string) => `Réassort des tiroirs, ${days}`,
  refillFailed: "Le réassort n’a pas pu être chargé. Réessayez.",
  drawer: "Tiroir de verres",
  drawerOf: (name: string) => `Tiroir, ${name}`,
  drawerFailed: "Le tiroir n’a pas pu être chargé. Réessayez.",
  missing: "Ce produit n’a pas de tiroir",
  withoutSupplier: "Sans fournisseur",
  nothing: "Rien à commander.",
  pieces: (count: number) => counted(count, "verre"),
  heads: { range: "Gamme", power: "Puissance", quantity: "Quantité" },
  loose: (count: number) => `Sans puissance\u00a0: ${count}`,
  empty: "Le tiroir est vide.",
} as const;
