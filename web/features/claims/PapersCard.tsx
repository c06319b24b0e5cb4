import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { formatMoment } from "#lib/texts/formats.ts";
import { type ListedPaper, listedPapers } from "#shared/claims/claimDisplay.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Card } from "#ui/page/Card.tsx";
import { claimsStrings } from "./claims.strings.ts";
import { useMoveClaim } from "./useMoveClaim.ts";

const text = claimsStrings.detail;

/** Checklist of the papers, with who ticked each one and when. */
export function PapersCard({ claim }: { claim: ClaimDocument }) {
  const { isBusy, move } = useMoveClaim(claim);
  const listed = listedPapers(claim);
  const ticked = listed.filter(({ there }) => there).map(({ name }) => name);
  const toggle = ({ name, there }: ListedPaper) =>
    void move({ papers: there ? ticked.filter((one) => one !== name) : [...ticked, name] });
  return (
    <Card
      title={text.papers}
      aside={
        listed.length > 0 && (
          <span className="text-sm text-ink-3">
            {text.papersCount(ticked.length, listed.length)}
          </span>
        )
      }
    >
      {listed.length === 0 && <p className="p-4 text-ink-3">{text.noPapers}</p>}
      <ul className="divide-y divide-line px-4">
        {listed.map((paper) => (
          <li
            key={paper.name}
            className="flex flex-wrap items-center justify-between gap-x-3 py-1.5"
          >
            <Checkbox
              checked={paper.there !== null}
              disabled={isBusy}
              onChange={() => toggle(paper)}
            >
              <span dir="auto" className="wrap-anywhere">
                {paper.name}
              </span>
            </Checkbox>
            <Ticked {...paper} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Ticked = ({ there }: ListedPaper) =>
  there ? (
    <span className="text-sm text-ink-3">{text.ticked(there.by, formatMoment(there.at))}</span>
  ) : (
    <span className="text-sm text-warn-ink">{text.missing}</span>
  );
