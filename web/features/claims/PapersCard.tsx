import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { type ClaimPaper, papersOf } from "#domain/claims/claimBody.ts";
import { formatMoment } from "#lib/formats.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Card } from "#ui/page/Card.tsx";
import { strings } from "./claims.strings.ts";
import { useMoveClaim } from "./useMoveClaim.ts";

const text = strings.detail;

/** Names of the papers: those of the fund, then others that were ticked. */
function namesOf({ papers, expand }: ClaimDocument): string[] {
  const asked = Array.isArray(expand?.fund?.papers) ? expand.fund.papers : [];
  const names = asked.filter((name): name is string => typeof name === "string");
  return [...new Set([...names, ...papersOf(papers).map(({ name }) => name)])];
}

/** Checklist of the papers: who ticked each, and when. */
export function PapersCard({ claim }: { claim: ClaimDocument }) {
  const { isBusy, move } = useMoveClaim(claim);
  const names = namesOf(claim);
  const there = new Map(papersOf(claim.papers).map((paper) => [paper.name, paper]));
  const toggle = (name: string) => {
    const known = [...there.keys()];
    const papers = there.has(name) ? known.filter((one) => one !== name) : [...known, name];
    void move({ papers });
  };
  return (
    <Card
      title={text.papers}
      aside={
        names.length > 0 && (
          <span className="text-sm text-ink-3">{text.papersCount(there.size, names.length)}</span>
        )
      }
    >
      {names.length === 0 && <p className="p-4 text-ink-3">{text.noPapers}</p>}
      <ul className="divide-y divide-line px-4">
        {names.map((name) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <Checkbox checked={there.has(name)} disabled={isBusy} onChange={() => toggle(name)}>
              <span className="wrap-anywhere">{name}</span>
            </Checkbox>
            <Ticked paper={there.get(name)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Ticked = ({ paper }: { paper: ClaimPaper | undefined }) =>
  paper ? (
    <span className="text-sm text-ink-3">{text.ticked(paper.by, formatMoment(paper.at))}</span>
  ) : (
    <span className="text-sm text-warn-ink">{text.missing}</span>
  );
