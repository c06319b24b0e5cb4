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

/** Word of each tab in the address; the first tab has none. */
const addressOf: Readonly<Record<LensView, string>> = {
  to_order: "",
  ordered: "commandees",
  arrived: "arrivees",
  renewals: "a-renouveler",
  sheets: "fiches",
};
export const lensViews = Object.keys(addressOf) as LensView[];

const openStatuses: readonly string[] = ["to_order", "ordered", "arrived"] satisfies OpenStatus[];
/** State whose rows a tab has; null of renewals and sheets. */
export const openStatusOf = (view: LensView): OpenStatus | null =>
  openStatuses.includes(view) ? (view as OpenStatus) : null;

export const viewOf = ({ filter }: Pick<ListAddress, "filter">): LensView =>
  lensViews.find((view) => addressOf[view] === filter("vue")) ?? "to_order";

/** Address values of a tab, without search and filters of the one before. */
export const toView = (view: LensView): Record<string, string> => ({
  vue: addressOf[view],
  ...Object.fromEntries(
    ["page", "q", "supplier", "raison", "perdus", "etat"].map((name) => [name, ""]),
  ),
});

/** States in the order of a row's way. */
const way = ["to_order", "ordered", "arrived", "given"] as const;
export type WayStatus = (typeof way)[number];

/** State beside another one; null at the ends, and of what was credited. */
export const besideStatus = (status: ContactOrder["status"], side: 1 | -1): WayStatus | null => {
  const at = way.findIndex((one) => one === status);
  return at < 0 ? null : (way[at + side] ?? null);
};

/** States that a row may take besides its own and the next. */
export const otherStatuses = (status: ContactOrder["status"]): WayStatus[] =>
  way.filter((one) => one !== status && one !== besideStatus(status, 1));

/** True of a state before another one. */
export const isBefore = (one: WayStatus, status: ContactOrder["status"]): boolean =>
  way.indexOf(one) < way.findIndex((other) => other === status);

type Named = Pick<ListedContactOrder, "expand">;
export const clientNameOf = ({ expand }: Named): string =>
  expand?.client?.name ?? words.unknownClient;

type NamedRow = Named & Pick<ListedContactOrder, "eye">;

/** Client and eye, in sentences. */
export const rowName = (row: NamedRow): string =>
  `${clientNameOf(row)} ${eyeLabels[row.eye || "both"].mark}`;

/** The same with the sale, which tells the rows of a client apart. */
export const rowLabel = (row: NamedRow & Pick<ListedContactOrder, "invoice">): string =>
  `${rowName(row)} ${row.invoice?.invoice_number ?? lensLists.trial}`;

/** Days for which a row has its state. */
export function daysWaiting({ steps, created }: ListedContactOrder): number {
  const taken = Array.isArray(steps) ? (steps as Step<string>[]) : [];
  const since = today(new Date(instantMs(taken.at(-1)?.at ?? created)));
  return Math.max(daysBetween(since, today()), 0);
}
