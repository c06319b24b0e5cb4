import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

export const routes: readonly Route[] = [
  { path: paths.help, page: () => import("./HelpPage.tsx"), ...pages.help },
];
