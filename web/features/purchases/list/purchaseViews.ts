/** Tabs of the page of purchases. */
import type { ListAddress } from "#lib/addresses/listState.ts";
import type { purchaseLists } from "../purchases.strings.ts";

export type PurchaseView = keyof typeof purchaseLists.tabs;

/** Value of each tab in the address; '' for the first tab. */
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

/** Address parameters of a tab; they clear the search and filters of the previous tab. */
export const toView = (view: PurchaseView): Record<string, string> => ({
  vue: addressOf[view],
  ...Object.fromEntries(
    ["page", "q", "tri", "supplier", "etat", "mode", "du", "semaines"].map((name) => [name, ""]),
  ),
});
