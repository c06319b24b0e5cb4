/** Tariffs of ranges of lenses, and of supplements. */
import { queryOptions } from "@tanstack/react-query";
import type { PowerRow, SupplementRow } from "#domain/lenses/tariff.ts";
import type { Product, Supplier } from "#domain/core/records.ts";
import { invalidate } from "#api/queryClient.ts";
import { deleteRecord } from "#api/records.ts";
import { pb } from "#api/pb.ts";
import { get, type Page, rowsQuery } from "#api/request.ts";

export type TariffRow = PowerRow | SupplementRow;

/** Tariff of a product from a day, without its rows. */
export type ListedTariff = {
  id: string;
  product: string;
  from: string;
  /** Name of the file; '' when typed. */
  source: string;
  /** Number of rows. */
  count: number;
  expand?: { product?: Product & { expand?: { supplier?: Supplier } } };
};
export type Tariff = ListedTariff & { version: string; rows: TariffRow[] };
export type TariffInput = {
  version?: string;
  product: string;
  from: string;
  source: string;
  rows: readonly TariffRow[];
};

const pathOf = (id: string): string => `lens-tariffs/${encodeURIComponent(id)}`;
const collection = "optique_lens_tariffs";

export async function saveTariff(id: string, body: TariffInput): Promise<Tariff> {
  const saved = await pb.send<Tariff>(`/api/optique/${pathOf(id)}`, { method: "PUT", body });
  invalidate(collection);
  return saved;
}

export const deleteTariff = (id: string): Promise<void> => deleteRecord(collection, id);

/** Most tariffs of a product that its page lists. */
const mostDates = 50;

export const tariffQueries = {
  /** The latest first. */
  ofProduct: (product: string) =>
    rowsQuery<Page<ListedTariff>>("lens-tariffs", { product, perPage: mostDates }),
  one: (id: string) =>
    queryOptions({
      queryKey: ["lens-tariff", id],
      queryFn: ({ signal }) => get<Tariff>(pathOf(id), {}, signal),
    }),
};
