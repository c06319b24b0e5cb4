import { useLocation } from "wouter";
import { attempt } from "#ui/feedback/attempt.ts";
import { sendSlip } from "#api/sales/claims.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { beneficiaryOf, listedPapers } from "#shared/claims/claimDisplay.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useQuestion } from "#ui/overlay/useQuestion.tsx";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.papers;

/** Names of the papers that the fund requires and that are missing. */
const missingPapers = (claim: ListedClaim): string[] =>
  listedPapers(claim).flatMap(({ name, there }) => (there ? [] : [name]));

/** Sends claims on a slip and opens it; asks first when papers are missing. */
export function useSendSlip() {
  const [, navigate] = useLocation();
  const { isBusy, once } = useOnce();
  const { ask, question } = useQuestion();
  const isMeant = async (claims: readonly ListedClaim[]) => {
    const lacking = claims.filter((claim) => missingPapers(claim).length > 0);
    if (lacking.length === 0) return true;
    const content = (
      <ul className="grid gap-1 wrap-anywhere">
        {lacking.map((claim) => (
          <li key={claim.id}>{text.of(beneficiaryOf(claim), missingPapers(claim))}</li>
        ))}
      </ul>
    );
    return ask({ title: text.title, content, back: text.back, goOn: text.goOn });
  };
  const send = (claims: readonly ListedClaim[]) =>
    void once(async () => {
      const [first] = claims;
      if (!first) return;
      if (claims.some(({ fund }) => fund !== first.fund))
        return void toast.error(claimsStrings.oneFund);
      if (!(await isMeant(claims))) return;
      await attempt(async () => {
        const ids = claims.map(({ id }) => id);
        const { slip } = await sendSlip(first.fund, ids);
        navigate(paths.claimSlip(slip));
      }, claimsStrings.slipFailed);
    });
  return { isBusy, send, question };
}
