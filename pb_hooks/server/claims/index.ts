/** Funds, and claims for the part of an invoice that they pay. */
import { claimIndex } from "./claimIndex.ts";
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { claimRemovals, claimsBeside, claimsFollow } from "./besideSale.ts";
import { claimChecks } from "./claimChecks.ts";
import { claimDocument } from "./claimDocument.ts";
import { claimErasure } from "./eraseClaims.ts";
import { claimExport } from "./exportClaims.ts";
import { claimList, fundDueList } from "./claimLists.ts";
import { claimHooks, fundHooks } from "./claimRecords.ts";
import { slipRoute } from "./claimSlips.ts";
import { firstFundsRoute } from "./firstFunds.ts";
import { reimbursableList } from "./reimbursableList.ts";
import { rejectRoute } from "./rejectRoute.ts";
import { payRoute } from "./slipPayments.ts";

export const claims: Room = {
  capabilities: [capabilityOf("claims", "optique_claims")],
  records: { optique_claims: claimHooks, optique_funds: fundHooks },
  documents: { claims: claimDocument },
  routes: [firstFundsRoute, slipRoute, payRoute, rejectRoute],
  searches: [{ name: "claims", list: claimList }],
  lists: {
    claims: claimList,
    "funds-due": fundDueList,
    "reminders/reimbursable": reimbursableList,
  },
  beside: claimsBeside,
  follows: claimsFollow,
  erases: claimErasure,
  exports: claimExport,
  removals: claimRemovals,
  searchIndexes: [claimIndex],
  checks: claimChecks,
};
