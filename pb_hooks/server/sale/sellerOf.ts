import { type Actor, signatureOf } from "#server/platform/records/recordEvents.ts";

/** Seller of an invoice: name and id of the user who creates it. Neither changes later. */
export function sellerOf(actor: Actor): { seller: string; seller_id: string } {
  const { by, actor: id } = signatureOf(actor);
  return { seller: by, seller_id: id };
}
