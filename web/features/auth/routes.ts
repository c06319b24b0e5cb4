import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  { path: paths.login(), page: () => import("./LoginPage.tsx"), access: "guest", ...pages.login },
];
