import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { payeeOf } from "#domain/claims/claimStatus.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { type ClaimStatus, clientClaimStatuses } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { claimStatusLabels } from "#lib/texts/labels.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { claimsStrings } from "./claims.strings.ts";

type Step = { label: string; detail: string; isReached: boolean; isBad?: boolean };

const money = (dirhams: number): string => (dirhams > 0 ? formatMoney(toCentimes(dirhams)) : "");
const joined = (...parts: string[]): string => parts.filter(Boolean).join(" · ");

/** Steps of the claim: a shorter list when the client is reimbursed, a longer one when the shop is paid. */
function stepsOf(claim: ClaimDocument): Step[] {
  const { status, agreement_on, agreed, asked, sent_on, received_on, received_amount } = claim;
  if (payeeOf(status) === "client") {
    const at = (clientClaimStatuses as readonly ClaimStatus[]).indexOf(status);
    return clientClaimStatuses.map((one, place) => ({
      label: claimStatusLabels[one],
      detail: "",
      isReached: place <= at,
    }));
  }
  const order: ClaimStatus[] = ["asked", "agreed", "sent", "paid"];
  const reached = { refused: 1, rejected: 3, partly: 3 } as Partial<Record<ClaimStatus, number>>;
  const at = reached[status] ?? order.indexOf(status);
  const labels = order.map((one, place): ClaimStatus => (place === at ? status : one));
  const details = [
    money(asked),
    joined(agreement_on && formatDay(agreement_on), money(agreed)),
    joined(sent_on && formatDay(sent_on), claim.slip),
    joined(received_on && formatDay(received_on), money(received_amount)),
  ];
  return labels.map((one, place) => ({
    label: claimStatusLabels[one],
    detail: details[place] ?? "",
    isReached: place <= at,
    isBad: place === at && (status === "refused" || status === "rejected"),
  }));
}

const barOf = ({ isReached, isBad }: Step): string =>
  isBad ? "bg-bad" : isReached ? "bg-brand" : "bg-sunken";

/** Draws the steps as bars, with day and amount. */
export const ClaimSteps = ({ claim }: { claim: ClaimDocument }) => (
  <section className="card p-4" aria-label={claimsStrings.detail.steps}>
    <ol className="grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {stepsOf(claim).map((step) => (
        <li
          key={step.label}
          aria-current={step.label === claimStatusLabels[claim.status] && "step"}
        >
          <span className={`block h-1 rounded-full ${barOf(step)}`} aria-hidden="true" />
          <p className={`mt-2 ${step.isReached ? "font-medium" : "text-ink-3"}`}>{step.label}</p>
          <p className="min-h-5 text-sm text-ink-3">
            <MoneyText>{step.detail}</MoneyText>
          </p>
        </li>
      ))}
    </ol>
    {claim.refusal && (
      <p className="mt-2 text-sm text-ink-2">{claimsStrings.detail.refusal(claim.refusal)}</p>
    )}
  </section>
);
