import { snapshotOf } from "#api/queryClient.ts";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import type { ListAddress } from "#lib/addresses/listState.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { openStatusOf, viewOf } from "./list/lensViews.ts";

/** Queries of the tab that an address names. */
function tabQueries(at: ListAddress) {
  const view = viewOf(at);
  const status = openStatusOf(view);
  if (status) return [contactLensQueries.orderList(at, status)];
  const { renewalList, sheetList } = contactLensQueries;
  return view === "renewals" ? [renewalList(at)] : [sheetList(at)];
}

const sheetForm = () => import("./sheet/SheetFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.contactLenses(),
    page: () => import("./list/LensesPage.tsx"),
    ...pages.contactLenses,
    prefetch: tabQueries,
  },
  {
    path: paths.contactRecall(),
    page: () => import("./recall/RecallPage.tsx"),
    ...pages.contactRecall,
  },
  { path: paths.newContactSheet(), page: sheetForm, ...pages.newContactSheet },
  {
    path: paths.editContactSheet(":id"),
    page: sheetForm,
    ...pages.editContactSheet,
    prefetch: ({ id }) => [snapshotOf(contactLensQueries.sheet(id))],
  },
  {
    path: paths.contactSheet(":id"),
    page: () => import("./sheet/SheetPage.tsx"),
    ...pages.contactSheet,
    prefetch: ({ id }) => [contactLensQueries.sheet(id)],
  },
];
