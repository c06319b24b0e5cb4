import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { formatCount, formatTime, instantMs } from "#lib/texts/formats.ts";
import { Card } from "#ui/page/Card.tsx";
import { countsStrings } from "../counts.strings.ts";
import { hasLenses } from "../countValues.ts";

const text = countsStrings.scan;
type Props = { count: CountDocument };

/** Line of totals over all stations: pieces, products, and scans that do not count. */
export function CountTotals({ count }: Props) {
  const { pieces, products, unknown, outside } = count.totals;
  const figures = [
    [text.totals.pieces, pieces, ""],
    [text.totals.products, products, ""],
    [text.totals.unknown, unknown, "text-bad-ink"],
    [text.totals.outside, outside, "text-bad-ink"],
  ] as const;
  return (
    <section className="card overflow-hidden" aria-label={text.total}>
      <dl className="grid grid-cols-4 gap-px bg-line">
        {figures.map(([label, figure, tone]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end bg-surface px-3 py-2 md:px-4"
          >
            <dt className="text-xs text-ink-3 md:text-sm">{label}</dt>
            <dd className={`text-lg font-semibold tabular-nums ${figure > 0 ? tone : ""}`}>
              {formatCount(figure)}
            </dd>
          </div>
        ))}
      </dl>
      {hasLenses(count) && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-3">{text.pair}</p>
      )}
    </section>
  );
}

/** People who count, each with the time of their last scan. */
export function CountPeople({ count: { people } }: Props) {
  if (people.length === 0) return null;
  return (
    <Card title={text.people}>
      <ul className="grid gap-1 p-4">
        {people.map(({ name, pieces, last_at }) => (
          <li key={name} className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="min-w-0 truncate">
              {name}
            </span>
            <span className="shrink-0 text-sm text-ink-3">
              {countsStrings.pieces(formatCount(pieces))} ·{" "}
              {formatTime(new Date(instantMs(last_at)))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
