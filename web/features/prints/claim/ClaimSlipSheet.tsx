import { amountInWords } from "#shared/paper/amountInWords.ts";
import type { ListedClaim } from "#domain/claims/claimDocument.ts";
import { formatAmount, toCentimes } from "#domain/core/money.ts";
import type { Company } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { beneficiaryOf, claimedOf } from "#shared/claims/claimDisplay.ts";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { printStrings } from "#shared/paper/prints.strings.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { claimPrintStrings } from "./claim.strings.ts";
import { slipRows, slipTotal } from "./claimTexts.ts";

const text = claimPrintStrings.slip;
type ClaimsProps = { claims: readonly ListedClaim[] };

const Row = ({ claim, place }: { claim: ListedClaim; place: number }) => {
  const { number, day } = claimedOf(claim);
  return (
    <tr className="keep">
      <td>{place}</td>
      <td dir="auto" className="wrap-anywhere">
        {beneficiaryOf(claim)}
      </td>
      <td className="wrap-anywhere">{claim.member_number || "-"}</td>
      <td className="wrap-anywhere">{claim.agreement_number || "-"}</td>
      <td>{number}</td>
      <td>{day ? formatDay(day) : "-"}</td>
      <td className="amount">{formatAmount(toCentimes(claim.agreed))}</td>
    </tr>
  );
};

const Claims = ({ claims }: ClaimsProps) => (
  <SheetTable
    texts={[
      words.numberShort,
      claimPrintStrings.beneficiary,
      claimPrintStrings.member,
      claimPrintStrings.agreement,
      words.invoice,
      text.invoiceDay,
    ]}
    numbers={[words.amountDh]}
  >
    {slipRows(claims).map((claim, index) => (
      <Row key={claim.id} claim={claim} place={index + 1} />
    ))}
    {/* A body row, because browsers repeat a tfoot on each page. */}
    <tr className="keep font-semibold">
      <th scope="row" colSpan={6} className="amount">
        {text.total(claims.length)}
      </th>
      <td className="amount">{formatAmount(slipTotal(claims))}</td>
    </tr>
  </SheetTable>
);

type Props = ClaimsProps & { slip: string; company: Company };

/** Slip of the claims sent to a fund, on A4. */
export function ClaimSlipSheet({ slip, claims, company }: Props) {
  const [first] = claims;
  return (
    <ShopSheet
      company={company}
      title={text.title}
      under={
        <>
          <p className="font-semibold">{text.number(slip)}</p>
          <p>{printStrings.on(formatDay(first?.sent_on ?? ""))}</p>
        </>
      }
    >
      <SheetDetails
        details={[
          [text.to, first?.expand?.fund?.name],
          [text.sender, company.name],
          [printStrings.claim.inpe, company.inpe],
          [text.account, company.bank_info],
        ]}
      />
      <Claims claims={claims} />
      <section className="keep">
        <p>{text.inWords}</p>
        <p className="font-semibold">{amountInWords(slipTotal(claims))}</p>
      </section>
      <section className="keep flex justify-between gap-6">
        <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
        <p className="sheet-stamp sheet-caption">{text.fundStamp}</p>
      </section>
    </ShopSheet>
  );
}
