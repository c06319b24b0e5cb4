import { attempt } from "#ui/feedback/attempt.ts";
import { type ClaimInput, saveClaim } from "#api/sales/claims.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.detail;

/** Saves a change of a claim at once; resolves to true when stored. */
export function useMoveClaim({ id, version }: ClaimDocument) {
  const { isBusy, once } = useOnce();
  const move = (change: ClaimInput) =>
    once(() =>
      attempt(async () => {
        await saveClaim(id, { version, ...change });
        toast.success(text.moved);
      }, text.moveFailed),
    );
  return { isBusy, move };
}
