/** Tariffs of lens ranges and of supplements. */
import type { TariffRow } from "#domain/lenses/tariff.ts";
import { invalidate } from "#api/queryClient.ts";
import { deleteRecord } from "#api/records.ts";
import { pb } from "#api/pb.ts";
import { getQuery, oneQuery, put } from "#api/request.ts";

/** Tariff of a product from a given day, without its rows. */
export type ListedTariff = {
  id: string;
  product: string;
  from: string;
  /** Name of the imported file; '' for a typed tariff. */
  source: string;
  /** Number of rows. */
  count: number;
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
  const saved = await put<Tariff>(pathOf(id), body);
  invalidate(collection);
  return saved;
}

export const deleteTariff = (id: string): Promise<void> => deleteRecord(collection, id);

const listTariffs = (product: string, signal?: AbortSignal): Promise<ListedTariff[]> =>
  pb.collection(collection).getFullList<ListedTariff>({
    filter: pb.filter("product = {:product}", { product }),
    sort: "-from",
    signal: signal ?? null,
  });

export const tariffQueries = {
  /** Tariffs of a product, latest first. */
  ofProduct: oneQuery("lens-tariffs", listTariffs),
  one: (id: string) => getQuery<Tariff>(["lens-tariff", id], pathOf(id)),
};
