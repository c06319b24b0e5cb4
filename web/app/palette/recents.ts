/**
 * The records that were opened last: what the empty palette offers. In this tab's memory alone, and of one session: no
 * client's name is kept on the device (web/README.md, State).
 */
import { effect, signal } from "@preact/signals-react";
import { user } from "#api/session.ts";
import { matchOf } from "#app/frame/navigation.ts";
import type { IconName } from "#ui/brand/Icon.tsx";
import { pageTitle } from "#ui/page/pageTitle.ts";

export type Recent = { path: string; title: string; icon: IconName };

const most = 6;

/** By the patterns of the route table. */
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

/** The list with a record first that was just opened. */
export const withRecent = (list: readonly Recent[], opened: Recent): readonly Recent[] =>
  [opened, ...list.filter(({ path }) => path !== opened.path)].slice(0, most);

/** What a page is of a record is known by its address; its name by the title of the page. */
export function recentOf({ path, tab }: { path: string; tab: string }): Recent | null {
  const icon = icons[matchOf(path)?.route.path ?? ""];
  return icon && tab ? { path, title: tab, icon } : null;
}

effect(() => {
  const opened = recentOf(pageTitle.value);
  if (opened) recents.value = withRecent(recents.peek(), opened);
});
/** Who signs in next did not open them. */
let whose = user.peek()?.id;
effect(() => {
  const id = user.value?.id;
  if (id !== whose) recents.value = [];
  whose = id;
});
