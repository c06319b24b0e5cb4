import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  { path: paths.setup, page: () => import("./SetupPage.tsx"), access: "guest", ...pages.setup },
];
