/** Tabs of the page of contact lenses. */
import type { ContactOrder } from "#domain/core/records.ts";
import { daysBetween, today } from "#domain/core/days/days.ts";
import type { ListedContactOrder } from "#domain/contactLenses/contactAnswers.ts";
import type { Step } from "#domain/workshop/jobs.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { instantMs } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { lensLists } from "./lensLists.strings.ts";

export type LensView = keyof typeof lensLists.tabs;
/** States that have a tab. */
export type OpenStatus = "to_order" | "ordered" | "arrived";

/** Value of each tab in the address; '' for the first tab. */
const addressOf: Readonly<Record<LensView, string>> = {
  to_order: "",
  ordered: "commandees",
  arrived: "arrivees",
  renewals: "a-renouveler",
  sheets: "fiches",
};
export const lensViews = Object.keys(addressOf) as LensView[];

const openStatuses: readonly string[] = ["to_order", "ordered", "arrived"] satisfies OpenStatus[];
/** State of the rows that a tab lists; null for renewals and sheets. */
export const openStatusOf = (view: LensView): OpenStatus | null =>
  openStatuses.includes(view) ? (view as OpenStatus) : null;

export const viewOf = ({ filter }: Pick<ListAddress, "filter">): LensView =>
  lensViews.find((view) => addressOf[view] === filter("vue")) ?? "to_order";

/** Address parameters of a tab; they clear the search and filters of the previous tab. */
export const toView = (view: LensView): Record<string, string> => ({
  vue: addressOf[view],
  ...Object.fromEntries(
    ["page", "q", "supplier", "raison", "perdus", "etat"].map((name) => [name, ""]),
  ),
});

/** States of a row in their usual order. */
const way = ["to_order", "ordered", "arrived", "given"] as const;
export type WayStatus = (typeof way)[number];

/** Previous or next state of a row; null at either end, and for a credited row. */
export const besideStatus = (status: ContactOrder["status"], side: 1 | -1): WayStatus | null => {
  const at = way.findIndex((one) => one === status);
  return at < 0 ? null : (way[at + side] ?? null);
};

/** States that the menu of a row offers: all but its own and the next one. */
export const otherStatuses = (status: ContactOrder["status"]): WayStatus[] =>
  way.filter((one) => one !== status && one !== besideStatus(status, 1));

/** True when a state comes before another one. */
export const isBefore = (one: WayStatus, status: ContactOrder["status"]): boolean =>
  way.indexOf(one) < way.findIndex((other) => other === status);

type Named = Pick<ListedContactOrder, "expand">;
export const clientNameOf = ({ expand }: Named): string =>
  expand?.client?.name ?? words.unknownClient;

type NamedRow = Named & Pick<ListedContactOrder, "eye">;

/** Name of a row in sentences: the client and the eye. */
export const rowName = (row: NamedRow): string =>
  `${clientNameOf(row)} ${eyeLabels[row.eye || "both"].mark}`;

/** Name of a row with the number of its sale, which distinguishes the rows of a client. */
export const rowLabel = (row: NamedRow & Pick<ListedContactOrder, "invoice">): string =>
  `${rowName(row)} ${row.invoice?.invoice_number ?? lensLists.trial}`;

/** Number of days since the row entered its state. */
export function daysWaiting({ steps, created }: ListedContactOrder): number {
  const taken = Array.isArray(steps) ? (steps as Step<string>[]) : [];
  const since = today(new Date(instantMs(taken.at(-1)?.at ?? created)));
  return Math.max(daysBetween(since, today()), 0);
}
