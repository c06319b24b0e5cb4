import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  { path: paths.sale, page: () => import("./SalePage.tsx"), ...pages.sale },
];
