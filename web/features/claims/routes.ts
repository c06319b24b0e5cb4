import { claimQueries } from "#api/claims.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/pages.strings.ts";
import { paths } from "#lib/paths.ts";
import type { Route } from "#lib/route.ts";

const form = () => import("./ClaimFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.claims(),
    page: () => import("./ClaimsPage.tsx"),
    access: "app",
    ...pages.claims,
    prefetch: (at) => [claimQueries.list(at)],
  },
  { path: paths.newClaim(), page: form, access: "app", ...pages.newClaim },
  {
    path: paths.fundDues,
    page: () => import("./FundDuesPage.tsx"),
    access: "app",
    ...pages.fundDues,
    prefetch: (at) => [claimQueries.dues(at)],
  },
  {
    path: paths.claimSlip(":slip"),
    page: () => import("./SlipPage.tsx"),
    access: "app",
    ...pages.claimSlip,
  },
  {
    path: paths.editClaim(":id"),
    page: form,
    access: "app",
    ...pages.editClaim,
    prefetch: ({ id }) => [snapshotOf(claimQueries.one(id))],
  },
  {
    path: paths.claim(":id"),
    page: () => import("./ClaimPage.tsx"),
    access: "app",
    ...pages.claim,
    prefetch: ({ id }) => [claimQueries.one(id)],
  },
];
