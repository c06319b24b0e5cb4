import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

export const routes: readonly Route[] = [
  { path: paths.home, page: () => import("./LandingPage.tsx"), access: "public", ...pages.home },
  { path: paths.blog, page: () => import("./BlogPage.tsx"), access: "public", ...pages.blog },
  {
    path: paths.article(":slug"),
    page: () => import("./ArticlePage.tsx"),
    access: "public",
    ...pages.article,
  },
  {
    path: paths.privacy,
    page: () => import("./PrivacyPage.tsx"),
    access: "public",
    ...pages.privacy,
  },
];
