import { clientQueries } from "#api/clients/clients.ts";
import { duplicateQueries } from "#api/clients/duplicates.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const form = () => import("./ClientFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.clients,
    page: () => import("./ClientsPage.tsx"),
    ...pages.clients,
    prefetch: (at) => [clientQueries.list(at)],
  },
  { path: paths.newClient, page: form, ...pages.newClient },
  {
    path: paths.client(":id"),
    page: () => import("./ClientPage.tsx"),
    ...pages.client,
    prefetch: ({ id }) => [clientQueries.one(id), duplicateQueries.of(id)],
  },
  {
    path: paths.editClient(":id"),
    page: form,
    ...pages.editClient,
    prefetch: ({ id }) => [snapshotOf(clientQueries.one(id))],
  },
];
