/** Tabs of the page of purchases. */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { purchaseLists } from "../purchases.strings.ts";

export type PurchaseView = keyof typeof purchaseLists.tabs;

/** Word of each tab in the address; the first tab has none. */
const addressOf: Readonly<Record<PurchaseView, string>> = {
  bills: "",
  payments: "reglements",
  credits: "avoirs",
  calendar: "echeances",
  balance: "balance",
};
export const purchaseViews = Object.keys(addressOf) as PurchaseView[];

export const viewOf = ({ filter }: Pick<ListAddress, "filter">): PurchaseView =>
  purchaseViews.find((view) => addressOf[view] === filter("vue")) ?? "bills";

/** Address values of a tab, without search and filters of the one before. */
export const toView = (view: PurchaseView): Record<string, string> => ({
  vue: addressOf[view],
  ...Object.fromEntries(
    ["page", "q", "tri", "supplier", "etat", "mode", "du", "semaines"].map((name) => [name, ""]),
  ),
});
