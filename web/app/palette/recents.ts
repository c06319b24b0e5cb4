/**
 * Recently opened records, which the empty palette offers. Kept only in the memory of this tab, for one session
 * (web/README.md, State).
 */
import { effect, signal } from "@preact/signals-react";
import { user } from "#api/session/session.ts";
import { matchOf } from "#app/navigation.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { pageTitle } from "#ui/page/pageTitle.ts";

export type Recent = { path: string; title: string; icon: IconName };

const most = 6;

/** Icon of a record, by the pattern of its route. */
const icons: Record<string, IconName> = {
  "/app/clients/:id": "people",
  "/app/prescriptions/:id": "eye",
  "/prescriptions/:id": "eye",
  "/app/invoices/:id": "invoice",
  "/app/products/:id": "glasses",
  "/app/suppliers/:id": "truck",
  "/app/stock/receipts/:id": "box",
};

export const recents = signal<readonly Recent[]>([]);

/** Moves a record to the front of the list. */
export const withRecent = (list: readonly Recent[], opened: Recent): readonly Recent[] =>
  [opened, ...list.filter(({ path }) => path !== opened.path)].slice(0, most);

/** Record of the current page: its address, and its name from the page's title. */
export function recentOf({ path, tab }: { path: string; tab: string }): Recent | null {
  const icon = icons[matchOf(path)?.route.path ?? ""];
  return icon && tab ? { path, title: tab, icon } : null;
}

effect(() => {
  const opened = recentOf(pageTitle.value);
  if (opened) recents.value = withRecent(recents.peek(), opened);
});
/** User to whom the list belongs; it is cleared when that changes. */
let whose = user.peek()?.id;
effect(() => {
  const id = user.value?.id;
  if (id !== whose) recents.value = [];
  whose = id;
});
