import type { Server } from "./startServer.ts";
import type { Product } from "#domain/core/records.ts";
import type { PowerRow, Span, SupplementRow } from "#domain/lenses/tariff.ts";
import { type Answer, expectOk, newId, openShop, type Refusal } from "./shop.ts";

/** Tariff, as its route returns it. */
export type SentTariff = {
  id: string;
  version: string;
  product: string;
  from: string;
  count: number;
  by: string;
  source: string;
  rows: readonly (PowerRow | SupplementRow)[];
};

export const powerRow = (
  sphere: Span,
  cylinder: Span,
  price: number,
  more: Partial<PowerRow> = {},
): PowerRow => ({ sphere, cylinder, diameter: 0, price, cost: null, ...more });

export const tariffPath = (id: string): string => `/api/optique/lens-tariffs/${id}`;

/** Shop with suppliers, lens ranges and their tariffs. */
export async function openLensShop(at?: Server) {
  const shop = await openShop(at);
  const supplier = await shop.create("optique_suppliers", { name: "Verrerie Atlas" });
  const range = (values: Partial<Product> = {}): Promise<Product> =>
    shop.create("optique_products", {
      name: "Orme 1.6 AR",
      type: "lens",
      purchase_price: 0,
      selling_price: 320,
      made_to_order: true,
      is_range: true,
      geometry: "single",
      lens_index: 1.6,
      treatment: "AR",
      diameters: [65, 70],
      delay_days: 5,
      supplier: supplier.id,
      ...values,
    });
  const putTariff = (
    values: { product?: string; from?: string; rows?: unknown; version?: string; source?: string },
    id = newId(),
  ): Promise<Answer<SentTariff & Refusal>> =>
    shop.send<SentTariff & Refusal>("PUT", tariffPath(id), { from: "2026-01-01", ...values });
  return {
    ...shop,
    supplier,
    range,
    putTariff,
    tariff: async (...sent: Parameters<typeof putTariff>): Promise<SentTariff> =>
      expectOk(await putTariff(...sent)),
    /** Puts pieces into the cells of a drawer. */
    adjust: async (product: string, cells: Readonly<Record<string, number>>): Promise<void> => {
      const items = Object.entries(cells).map(([cell, quantity]) => ({
        id: newId(),
        product,
        cell,
        quantity,
      }));
      const values = {
        adjustment_number: newId(),
        date: "2026-01-02",
        reason: "other",
        items,
      };
      expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, values));
    },
    /** Creates a range with one tariff. */
    priced: async (rows: readonly PowerRow[], values: Partial<Product> = {}): Promise<Product> => {
      const made = await range(values);
      expectOk(await putTariff({ product: made.id, rows }));
      return made;
    },
  };
}
export type LensShop = Awaited<ReturnType<typeof openLensShop>>;

/** Codes of a refusal, by field. */
export const refusedAt = ({ status, body }: Answer<Refusal>): [number, Record<string, string>] => [
  status,
  Object.fromEntries(Object.entries(body.data ?? {}).map(([field, { code }]) => [field, code])),
];
