import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import type { Company } from "#domain/core/records.ts";
import { formatDay, formatMoment } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  claimedOf,
  listedPapers,
  type ListedPaper,
  claimStateLabels,
  stateOf,
} from "#shared/claims/claimDisplay.ts";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { Ladder } from "#shared/paper/Ladder.tsx";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetTable } from "#shared/paper/SheetTable.tsx";
import { claimPrintStrings } from "./claim.strings.ts";
import { careDetails, claimSums, personDetails } from "./claimTexts.ts";

type Props = { claim: ClaimDocument; company: Company };

/** Tick box of the checklist, drawn because not every font has that character. */
const Box = ({ isTicked }: { isTicked: boolean }) => (
  <svg
    viewBox="0 0 10 10"
    className="inline size-[1em]"
    fill="none"
    stroke="currentColor"
    role="img"
  >
    <title>{isTicked ? claimPrintStrings.there : claimPrintStrings.missing}</title>
    <rect x="0.5" y="0.5" width="9" height="9" />
    {isTicked && <path d="M2 5.2 4.2 7.5 8 2.6" strokeWidth="1.4" />}
  </svg>
);

const Row = ({ paper: { name, there } }: { paper: ListedPaper }) => (
  <tr className="keep">
    <td className="wrap-anywhere">
      <Box isTicked={there !== null} /> <bdi dir="auto">{name}</bdi>
    </td>
    <td dir="auto" className="wrap-anywhere">
      {there ? there.by || "-" : claimPrintStrings.missing}
    </td>
    <td>{there?.at ? formatMoment(there.at) : ""}</td>
  </tr>
);

/** Papers of the fund, with who ticked each one and when. */
function Papers({ claim }: Pick<Props, "claim">) {
  const papers = listedPapers(claim);
  if (papers.length === 0) return <p>{claimPrintStrings.noPapers}</p>;
  return (
    <section>
      <h2 className="mb-1 font-semibold">{claimPrintStrings.papers}</h2>
      <SheetTable
        texts={[claimPrintStrings.paper, claimPrintStrings.tickedBy, claimPrintStrings.tickedOn]}
      >
        {papers.map((paper) => (
          <Row key={paper.name} paper={paper} />
        ))}
      </SheetTable>
    </section>
  );
}

/** Head of the sheet: number and day of the invoice or quote, state and slip of the claim. */
function Head({ claim }: Pick<Props, "claim">) {
  const { slip, sent_on } = claim;
  const { word, number, day } = claimedOf(claim);
  return (
    <>
      {day && <p>{claimPrintStrings.of(word, number, formatDay(day))}</p>}
      <p className="font-semibold">{claimPrintStrings.state(claimStateLabels[stateOf(claim)])}</p>
      {slip && <p>{claimPrintStrings.sentOn(slip, formatDay(sent_on))}</p>}
    </>
  );
}

/** File of a claim, on A4 or A5. It does not imitate the form of any fund. */
export function ClaimSheet({ claim, company }: Props) {
  const { sums, due } = claimSums(claim);
  return (
    <ShopSheet company={company} title={claimPrintStrings.title} under={<Head claim={claim} />}>
      <SheetDetails details={personDetails(claim)} />
      {careDetails(claim).some(([, value]) => value) && (
        <SheetDetails details={careDetails(claim)} />
      )}
      <Papers claim={claim} />
      <section className="keep">
        <Ladder sums={sums} {...(due && { due })} />
      </section>
      <section className="keep flex items-start justify-between gap-6">
        <p className="min-w-0 flex-1 wrap-anywhere">
          {claim.refusal && (
            <>
              <strong>{words.reason}</strong>&nbsp;: <bdi dir="auto">{claim.refusal}</bdi>
            </>
          )}
        </p>
        <p className="sheet-stamp sheet-caption">{words.stampAndSignature}</p>
      </section>
    </ShopSheet>
  );
}
