import type { ReactNode } from "react";
import { useRight } from "#api/session/people.ts";
import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay, formatMoment } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { adjustmentReasonLabels } from "#shared/stock/stock.strings.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { countsStrings } from "./counts.strings.ts";
import { CountPeople, CountTotals } from "./scan/CountTotals.tsx";
import { LastScans } from "./scan/LastScans.tsx";
import { useScans } from "./scan/useScans.ts";
import { WaitingNotice } from "./scan/WaitingNotice.tsx";

const text = countsStrings.page;
type Props = { count: CountDocument };

const momentOf = (instant: string, name: string): string =>
  instant ? text.by(formatMoment(instant), name) : "";

/** Adjustments that posting the count created, each with its lines. */
function Adjustments({ count: { adjustments } }: Props) {
  const seesReview = useRight("adjustment.write");
  if (adjustments.length === 0) return <p className="p-4 text-ink-2">{text.nothing}</p>;
  return (
    <ul className="divide-y divide-line">
      {adjustments.map(({ id, number, reason }) => (
        <li key={id} className="flex min-h-12 items-center gap-3 px-4 py-1">
          {seesReview ? (
            <a className="finger link font-medium" href={paths.editAdjustment(id)}>
              {number}
            </a>
          ) : (
            <span className="font-medium">{number}</span>
          )}
          <span className="ml-auto text-ink-2">{adjustmentReasonLabels[reason]}</span>
        </li>
      ))}
    </ul>
  );
}

/** Result of a count that is closed, or that this person may not scan. */
export function ClosedCount({ count }: Props) {
  const scans = useScans(count);
  const seesReview = useRight("adjustment.write");
  const isPosted = count.status === "posted";
  const details: [string, ReactNode][] = [
    [text.scope, count.scope],
    [text.begun, momentOf(count.started_at, count.by)],
    [text.posted, momentOf(count.posted_at, count.posted_by)],
    ...(isPosted ? [[text.date, formatDay(count.date)] as [string, ReactNode]] : []),
  ];
  return (
    <Columns
      rail={
        <>
          <DetailsCard title={words.information} details={details} />
          <CountPeople count={count} />
        </>
      }
    >
      <WaitingNotice scans={scans} />
      <CountTotals count={count} />
      {count.status === "abandoned" && <Notice tone="info">{text.abandonedText}</Notice>}
      {isPosted && (
        <Card
          title={text.adjustments}
          aside={
            seesReview && (
              <ButtonLink href={paths.countReview(count.id)}>{text.seeReview}</ButtonLink>
            )
          }
        >
          <Adjustments count={count} />
        </Card>
      )}
      {count.notes && <TextCard title={words.notes}>{count.notes}</TextCard>}
      <LastScans count={count} scans={scans} />
    </Columns>
  );
}
