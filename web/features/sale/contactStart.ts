/**
 * Start values of counter sales of contact lenses: by the eyes of a sheet, or by the server's proposal for a renewal.
 */
import type { ContactEye } from "#domain/contactLenses/lens.ts";
import { lensOfEye } from "#domain/contactLenses/lens.ts";
import type {
  RenewalProposal,
  RenewedItem,
  StoredSheet,
} from "#domain/contactLenses/contactAnswers.ts";
import { eyeSides } from "#domain/core/records.ts";
import { clientQueries } from "#api/clients/clients.ts";
import { isNotFound } from "#api/failure.ts";
import { queryClient } from "#api/queryClient.ts";
import { contactLensQueries, loadSheet } from "#api/sales/contactLenses.ts";
import { type ListedProduct, loadProduct } from "#api/stock/products.ts";
import { loadQuery } from "#api/request.ts";
import { newId } from "#lib/ids.ts";
import { textsOfLens } from "#shared/contactLenses/lensTexts.ts";
import { amountText, itemOfProduct, type ItemValues } from "#shared/sales/items/saleItems.ts";
import type { ContactSaleStart } from "./saleValues.ts";

/** Product of a line; null if it was deleted. */
async function productOf(id: string, signal: AbortSignal): Promise<ListedProduct | null> {
  try {
    return await loadProduct(id, signal);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

type Line = Pick<RenewedItem, "product" | "quantity" | "eye" | "lens"> & { price?: number };

/** Form lines with their products. A line whose product was deleted is left out; the server's warnings say so. */
async function itemsOf(lines: readonly Line[], signal: AbortSignal): Promise<ItemValues[]> {
  const known = new Map(
    await Promise.all(
      [...new Set(lines.map(({ product }) => product))].map(
        async (id) => [id, await productOf(id, signal)] as const,
      ),
    ),
  );
  return lines.flatMap(({ product: id, quantity, eye, lens, price }): ItemValues[] => {
    const product = known.get(id);
    if (!product) return [];
    const item = itemOfProduct(newId(), product, quantity);
    return [
      {
        ...item,
        eye,
        ...(item.lens && { lens: textsOfLens(lens) }),
        ...(price === undefined ? {} : { price: amountText(price) }),
      },
    ];
  });
}

const clientName = async (id: string): Promise<string> =>
  (await queryClient.fetchQuery(clientQueries.one(id))).name;

export type RenewedSale = { proposal: RenewalProposal; start: ContactSaleStart };

async function loadRenewal(sheet: string, signal: AbortSignal): Promise<RenewedSale> {
  const proposal = await queryClient.fetchQuery(contactLensQueries.renewal(sheet));
  const { client, contact } = proposal;
  const [name, items] = await Promise.all([clientName(client), itemsOf(proposal.items, signal)]);
  return { proposal, start: { client, clientName: name, contact, items } };
}

/** Line that sells one box for an eye of a sheet. */
const lineOfEye = (eye: ContactEye, side: Line["eye"]): Line => ({
  product: eye.product,
  quantity: 1,
  eye: side,
  lens: lensOfEye(eye),
});

/** Lines of one box for each eye of a sheet that has a product. */
const linesOfSheet = (sheet: StoredSheet): Line[] =>
  eyeSides.flatMap((side) => {
    const eye = sheet[`${side}_lens`];
    return eye?.product ? [lineOfEye(eye, side)] : [];
  });

async function loadSheetSale(id: string, signal: AbortSignal): Promise<ContactSaleStart> {
  const sheet = await loadSheet(id, signal);
  const items = await itemsOf(linesOfSheet(sheet), signal);
  return {
    client: sheet.client,
    clientName: sheet.expand?.client?.name ?? "",
    contact: sheet.id,
    items,
  };
}

/** Queries of sales that start from a sheet; their keys begin with the sheet's. */
export const contactStarts = {
  renewal: (sheet: string) =>
    loadQuery(["contact-sheet", sheet, "renewed sale"], (signal) => loadRenewal(sheet, signal)),
  sheet: (sheet: string) =>
    loadQuery(["contact-sheet", sheet, "sale"], (signal) => loadSheetSale(sheet, signal)),
};
