import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import { claimQueries } from "#api/sales/claims.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { noMoney, sum } from "#domain/core/money.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  beneficiaryOf,
  claimedOf,
  dueCentimes,
  dueOf,
  stateOf,
} from "#shared/claims/claimDisplay.ts";
import { ClaimStatusBadge } from "#shared/claims/ClaimStatusBadge.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { PaySlipDialog } from "./PaySlipDialog.tsx";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.slipPage;

/** Page of a slip: its claims, and the button to record their payment. */
export default function SlipPage() {
  const { slip } = useParams<{ slip: string }>();
  const { data, error, refetch } = useQuery(claimQueries.ofSlip(slip));
  if (error && !data) return <ErrorPanel message={text.failed} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton />;
  if (data.items.length === 0)
    return <MissingDocument icon="invoice" title={text.missing} href={paths.claims()} />;
  return <Slip slip={slip} claims={data.items} />;
}

function Slip({ slip, claims }: { slip: string; claims: readonly ListedClaim[] }) {
  const [isPaying, setPaying] = useState(false);
  const [first] = claims;
  const left = sum(claims.map(dueCentimes));
  const subtitle = text.subtitle(
    first?.expand?.fund?.name ?? words.fund,
    formatDay(first?.sent_on ?? ""),
  );
  return (
    <>
      <PageHeader
        title={text.title(slip)}
        subtitle={subtitle}
        back={{ href: paths.claims(), label: words.claims }}
      >
        <PrintLink href={paths.printClaimSlip(slip)} />
        {left > noMoney && (
          <Button
            variant="primary"
            icon="bank"
            right="payment.take"
            onClick={() => setPaying(true)}
          >
            {text.pay}
          </Button>
        )}
      </PageHeader>
      <Card title={text.claims} className="overflow-hidden">
        <ul className="divide-y divide-line px-4">
          {claims.map((claim) => (
            <Row key={claim.id} claim={claim} />
          ))}
        </ul>
        <p className="flex justify-between gap-3 border-t border-line bg-hover px-4 py-3 font-medium">
          {text.left} <Money centimes={left} />
        </p>
      </Card>
      {isPaying && <PaySlipDialog slip={slip} claims={claims} onClose={() => setPaying(false)} />}
    </>
  );
}

const Row = ({ claim }: { claim: ListedClaim }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-3">
    <div className="flex flex-wrap items-center gap-x-3">
      <a dir="auto" className="link" href={paths.claim(claim.id)}>
        {beneficiaryOf(claim)}
      </a>
      <span className="text-sm text-ink-3">{claimedOf(claim).number}</span>
      <ClaimStatusBadge status={stateOf(claim)} />
    </div>
    <p className="num text-right">
      <Money dirhams={claim.agreed} className="font-medium" />
      {dueOf(claim) !== claim.agreed && (
        <span className="block text-sm text-ink-3">
          {words.paid} <Money dirhams={claim.received_amount} />
        </span>
      )}
    </p>
  </li>
);
