import { claimQueries } from "#api/sales/claims.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";

const form = () => import("./ClaimFormPage.tsx");

export const routes: readonly Route[] = [
  {
    path: paths.claims(),
    page: () => import("./ClaimsPage.tsx"),
    ...pages.claims,
    prefetch: (at) => [claimQueries.list(at)],
  },
  { path: paths.newClaim(), page: form, ...pages.newClaim },
  {
    path: paths.fundDues,
    page: () => import("./FundDuesPage.tsx"),
    ...pages.fundDues,
    prefetch: (at) => [claimQueries.dues(at)],
  },
  {
    path: paths.claimSlip(":slip"),
    page: () => import("./SlipPage.tsx"),
    ...pages.claimSlip,
  },
  {
    path: paths.editClaim(":id"),
    page: form,
    ...pages.editClaim,
    prefetch: ({ id }) => [snapshotOf(claimQueries.one(id))],
  },
  {
    path: paths.claim(":id"),
    page: () => import("./ClaimPage.tsx"),
    ...pages.claim,
    prefetch: ({ id }) => [claimQueries.one(id)],
  },
];
