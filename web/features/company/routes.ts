import { pageKeys, pageNames } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  {
    path: paths.company,
    page: () => import("./CompanyPage.tsx"),
    access: "app",
    name: pageNames.company,
    keys: pageKeys.company,
  },
];
