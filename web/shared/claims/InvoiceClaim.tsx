import type { ReactNode } from "react";
import { useUses } from "#api/session/people.ts";
import type {
  InvoiceClaim as InvoiceClaimRecord,
  NestedInvoice,
} from "#domain/documents/documents.ts";
import { clientPart } from "#domain/sale/due.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { DetailsList } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ClaimStatusBadge } from "./ClaimStatusBadge.ts";
import { claimStrings as text } from "./claims.strings.ts";

/** Claim of an invoice, with the amounts that fund and client owe; without one, a button to create it. */
export function InvoiceClaim({ invoice }: { invoice: NestedInvoice }) {
  const { claim, client, items } = invoice;
  const isUsed = useUses("claims");
  if (!claim)
    return isUsed && client && items.length > 0 ? (
      <Card title={words.claim}>
        <div className="p-4">
          <ButtonLink href={paths.newClaim(invoice.id)} icon="plus">
            {text.make}
          </ButtonLink>
        </div>
      </Card>
    ) : null;
  return (
    <Card title={words.claim} aside={<ClaimStatusBadge status={claim.status} />}>
      <DetailsList details={detailsOf(invoice, claim)} />
      <p className="px-4 pb-4">
        <a className="link" href={paths.claim(claim.id)}>
          {text.see}
        </a>
      </p>
    </Card>
  );
}

/** Lines of the card: the fund, the shares of fund and client once the fund agreed, and what the fund paid. */
function detailsOf(invoice: NestedInvoice, claim: InvoiceClaimRecord): [string, ReactNode][] {
  const { fund_part } = invoice;
  const details: [string, ReactNode][] = [[words.fund, claim.fund_name]];
  if (fund_part > 0)
    details.push(
      [text.fundPart, <Money key="fund" dirhams={fund_part} />],
      [text.clientPart, <Money key="client" centimes={clientPart(invoice)} />],
    );
  if (claim.received_amount > 0)
    details.push([text.received, <Money key="received" dirhams={claim.received_amount} />]);
  return details;
}
