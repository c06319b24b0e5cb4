import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { formatCount, formatTime, instantMs } from "#lib/texts/formats.ts";
import { Card } from "#ui/page/Card.tsx";
import { countsStrings } from "../counts.strings.ts";
import { hasLenses } from "../countValues.ts";

const text = countsStrings.scan;
type Props = { count: CountDocument };

/** Pieces and products of all stations, and what is kept apart. */
export function CountTotals({ count }: Props) {
  const { pieces, products, unknown, outside } = count.totals;
  const apart = [
    unknown > 0 && text.unknownCodes(unknown),
    outside > 0 && text.outsideProducts(outside),
  ].filter((one) => one !== false);
  const figures = [
    [text.total, pieces],
    [text.totalProducts, products],
  ] as const;
  return (
    <section className="card grid gap-2 p-4" aria-label={text.total}>
      <dl className="grid grid-cols-2 gap-4">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-xl font-semibold">{formatCount(figure)}</dd>
          </div>
        ))}
      </dl>
      {apart.map((sentence) => (
        <p key={sentence} className="font-medium text-bad-ink">
          {sentence}
        </p>
      ))}
      {hasLenses(count) && <p className="text-sm text-ink-3">{text.pair}</p>}
    </section>
  );
}

/** Who counts, and since when nothing came of them. */
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
