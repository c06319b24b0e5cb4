/** Describes what a count covers: 'Monture, Lunettes de soleil, « ray », Luxottica'. */
import { productTypeNames } from "#domain/core/names/names.strings.ts";
import type { ProductType } from "#domain/core/records.ts";

export function scopeWords({
  types,
  word,
  supplier,
}: {
  types: readonly ProductType[];
  word: string;
  /** Name of the supplier. */
  supplier: string;
}): string {
  const parts = [
    ...types.map((type) => productTypeNames[type]),
    ...(word === "" ? [] : [`«\u00a0${word}\u00a0»`]),
    ...(supplier === "" ? [] : [supplier]),
  ];
  return parts.length === 0 ? "Tout le stock" : parts.join(", ").slice(0, 500);
}
