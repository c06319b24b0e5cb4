/**
 * Sentences about the warranty of a sold line. Never 'hors garantie': after the shop's warranty, the legal one is
 * mentioned.
 */
import { type IsoDay, today } from "#domain/core/days/days.ts";
import type { Warranty } from "#domain/services/warranty.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { serviceShared } from "./serviceShared.strings.ts";

const text = serviceShared.warranty;
export type WarrantySentence = { text: string; isOver: boolean };

export function warrantySentences(
  { shop_until, legal_until, adaptation_until, held }: Warranty,
  now: IsoDay = today(),
): WarrantySentence[] {
  const prolonged = held > 0 ? ` (${text.held(held)})` : "";
  const said: WarrantySentence[] = [];
  if (adaptation_until && now <= adaptation_until)
    said.push({ text: text.adaptation(formatDay(adaptation_until)), isOver: false });
  if (shop_until && now <= shop_until)
    said.push({ text: text.shop(formatDay(shop_until)) + prolonged, isOver: false });
  else if (shop_until) said.push({ text: text.shopOver(formatDay(shop_until)), isOver: true });
  const isShopLonger = shop_until !== null && shop_until >= legal_until && now <= shop_until;
  if (now <= legal_until && !isShopLonger)
    said.push({ text: text.legal(formatDay(legal_until)), isOver: false });
  return said;
}
