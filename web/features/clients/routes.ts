import { clientQueries } from "#api/clients.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

const form = () => import("./ClientFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.clients,
    page: () => import("./ClientsPage.tsx"),
    access: "app",
    name: pageNames.clients,
    keys: pageKeys.clients,
    prefetch: (at) => [clientQueries.list(at)],
  },
  {
    path: paths.newClient,
    page: form,
    access: "app",
    name: pageNames.newClient,
    keys: pageKeys.form,
  },
  {
    path: paths.client(":id"),
    page: () => import("./ClientPage.tsx"),
    access: "app",
    name: pageNames.client,
    prefetch: ({ id }) => [clientQueries.one(id)],
  },
  {
    path: paths.editClient(":id"),
    page: form,
    access: "app",
    name: pageNames.editClient,
    keys: pageKeys.form,
    prefetch: ({ id }) => [snapshotOf(clientQueries.one(id))],
  },
];
