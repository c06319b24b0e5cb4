import { deleteClaim } from "#api/sales/claims.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import {
  beneficiaryOf,
  claimedOf,
  claimStateLabels,
  stateOf,
} from "#shared/claims/claimDisplay.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.detail;

/** Asks before a claim is deleted, which is possible until its slip is sent. */
export const useDeleteClaim = (onRemoved?: () => void) =>
  useDelete<ListedClaim>({
    target: (claim) => ({
      icon: "invoice",
      name: text.target(beneficiaryOf(claim)),
      of: claim.expand?.fund?.name ?? "",
      details: [claimedOf(claim).number, claimStateLabels[stateOf(claim)]],
      amount: claim.agreed || claim.asked,
    }),
    send: deleteClaim,
    removed: () => text.removed,
    failed: text.removeFailed,
    onRemoved,
  });
