import type { ListAddress } from "#lib/addresses/listState.ts";
import type { AdjustmentReason, Movement, Product } from "#domain/core/records.ts";
import { pb } from "#api/pb.ts";
import { listQuery, type Page, type PageQuery, rowsQuery } from "#api/request.ts";

/** `document`: number, and for an adjustment the reason; undefined when the document was deleted. */
export type ListedMovement = Movement & {
  expand?: { product?: Product };
  document?: { number: string; reason?: AdjustmentReason };
};
export type MovementPage = Page<ListedMovement> & {
  entered?: number;
  left?: number;
  /** Stock after the first movement of the page, when the list is of a single product. */
  balance?: number;
};

type MovementQuery = PageQuery & { type?: string; product?: string; from?: string; to?: string };

/** Lists the movements of a sale's items. */
export const movementsOfSale = (invoice: string, signal?: AbortSignal): Promise<Movement[]> =>
  invoice === ""
    ? Promise.resolve([])
    : pb.collection("optique_stock_movements").getFullList<Movement>({
        filter: pb.filter("reference_type = 'invoice' && reference_id = {:invoice}", { invoice }),
        signal: signal ?? null,
      });

export const movementQueries = {
  list: ({ filter, ...at }: ListAddress) =>
    listQuery<MovementPage>("movements", at, {
      perPage: 20,
      type: filter("type"),
      product: filter("product"),
      from: filter("from"),
      to: filter("to"),
    }),
  some: (query: MovementQuery) => rowsQuery<MovementPage>("movements", query),
};
