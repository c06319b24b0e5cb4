import type { ReactNode } from "react";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { fundPart } from "#domain/claims/claimStatus.ts";
import { monthsFor } from "#domain/claims/reimbursable.ts";
import { addDays, addMonths, parseDay, today } from "#domain/core/days/days.ts";
import { toCentimes } from "#domain/core/money.ts";
import { clientPart, netTotal } from "#domain/sale/due.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { beneficiaryOf, clientNameOf } from "#shared/claims/claimDisplay.ts";
import { ShareBar } from "#ui/charts/ShareBar.tsx";
import { TextCard } from "#ui/page/Card.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { claimsStrings } from "./claims.strings.ts";

const text = claimsStrings.detail;
type Props = { claim: ClaimDocument };

/** Side column: shares of fund and client, then the person and the prescription. */
export const ClaimRail = ({ claim }: Props) => (
  <>
    <PartsCard claim={claim} />
    <DetailsCard title={text.details} details={detailsOf(claim)} />
    {claim.notes && <TextCard title={words.notes}>{claim.notes}</TextCard>}
  </>
);

/** Details that are filled in. */
function detailsOf(claim: ClaimDocument): [string, ReactNode][] {
  const details: [string, ReactNode][] = [
    [
      text.insured,
      <a dir="auto" key="client" className="link" href={paths.client(claim.client)}>
        {clientNameOf(claim)}
      </a>,
    ],
    [text.beneficiary, claim.beneficiary && beneficiaryOf(claim)],
    [text.birth, claim.beneficiary_birth && formatDay(claim.beneficiary_birth)],
    [text.relation, claim.relation],
    [text.member, claim.member_number],
    [words.prescriber, claim.prescriber],
    [text.inpe, claim.prescriber_inpe],
    [text.examined, claim.examined_on && formatDay(claim.examined_on)],
    [text.fse, claim.fse_number],
    [text.agreement, claim.agreement_number],
    ...linksOf(claim),
    [
      text.slip,
      claim.slip && (
        <a key="slip" className="link" href={paths.claimSlip(claim.slip)}>
          {claim.slip}
        </a>
      ),
    ],
  ];
  return details.filter(([, value]) => Boolean(value));
}

/** Links to the invoice, and to the quote with which the claim began. */
function linksOf({ invoice, quote, expand }: ClaimDocument): [string, ReactNode][] {
  const link = (href: string, number: string | undefined) => (
    <a className="link" href={href}>
      {number ?? "-"}
    </a>
  );
  return [
    [words.invoice, invoice && link(paths.invoice(invoice), expand?.invoice?.invoice_number)],
    [words.quote, quote && link(paths.quote(quote), expand?.quote?.number)],
  ];
}

/** Card with the client's share of the invoice as its main figure, then what the fund agreed to and paid. */
function PartsCard({ claim }: Props) {
  const { expand, received_amount } = claim;
  const invoice = expand?.invoice;
  if (!invoice) return <QuotedCard claim={claim} />;
  const [whole, client, fund] = [netTotal(invoice), clientPart(invoice), fundPart(claim)];
  const name = expand?.fund?.name ?? words.fund;
  const rows: [string, number][] = [
    ...(fund > 0 ? [[text.fundPart(name), fund] as [string, number]] : []),
    ...(received_amount > 0
      ? [[text.fundReceived(name), toCentimes(received_amount)] as [string, number]]
      : []),
    [text.clientPaying(clientNameOf(claim)), toCentimes(invoice.paid_amount)],
    [words.invoice, whole],
  ];
  return (
    <section className="card overflow-hidden" aria-label={text.clientPart}>
      <div className="p-4">
        <p className="text-sm text-ink-3">{text.clientPart}</p>
        <p className="text-xl font-semibold tracking-tight">
          <Money centimes={client} unitClass="text-sm" />
        </p>
        <ShareBar share={whole > 0 ? fund / whole : 0} className="my-3" />
        <dl className="grid gap-1">
          {rows.map(([label, amount]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt>{label}</dt>
              <dd className="num">
                <Money centimes={amount as typeof whole} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Later claim={claim} />
    </section>
  );
}

/** Card before the sale: amounts requested, agreed and quoted. Nothing is paid at this stage. */
function QuotedCard({ claim: { asked, agreed, expand } }: Props) {
  const amounts: [string, number][] = [
    [claimsStrings.asked, asked],
    [claimsStrings.agreed, agreed],
    [words.quote, expand?.quote?.total_amount ?? 0],
  ];
  const details = amounts
    .filter(([, amount]) => amount > 0)
    .map(([label, amount]): [string, ReactNode] => [label, <Money key={label} dirhams={amount} />]);
  return <DetailsCard title={words.claim} details={details} />;
}

/** Deadline of the claim; once it is closed, the day from which the fund reimburses glasses again. */
function Later({ claim }: Props) {
  const { expand, status, beneficiary_birth } = claim;
  const [fund, day] = [expand?.fund, parseDay(expand?.invoice?.date ?? "")];
  if (!fund || !day) return null;
  const isOver = status === "given" || status === "paid";
  const months = monthsFor(beneficiary_birth, fund, today());
  const said = isOver
    ? months > 0 && text.again(formatDay(addMonths(day, months)))
    : fund.deadline_days > 0 && text.deadline(formatDay(addDays(day, fund.deadline_days)));
  return said ? (
    <p className="border-t border-line bg-hover px-4 py-3 text-sm text-ink-2">{said}</p>
  ) : null;
}
