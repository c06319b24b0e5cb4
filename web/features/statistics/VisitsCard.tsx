import type { Period } from "#domain/core/period.ts";
import { formatCount } from "#lib/formats.ts";
import { useQuery } from "#api/useQuery.ts";
import { Card } from "#ui/page/Card.tsx";
import { BarChart } from "#ui/charts/BarChart.tsx";
import type { Bar } from "#ui/charts/barFrame.ts";
import { ErrorPanel, RowsSkeleton } from "#ui/page/Panel.tsx";
import { bucketsOf } from "./buckets.ts";
import { FigureTable } from "./FigureTable.tsx";
import { loadVisits, type Visits } from "#api/visits.ts";
import { strings } from "./statistics.strings.ts";

const text = strings.visits;

function barsOf(period: Period, { byDay }: Visits): Bar[] {
  return bucketsOf(period).map(({ key, label, name, from, to }) => {
    const views = byDay
      .filter(({ day }) => day >= from && day <= to)
      .reduce((total, row) => total + row.views, 0);
    return { key, label, text: text.bar(name, formatCount(views)), value: views };
  });
}

/** Which pages were seen, counted by this server alone (web/README.md, Visits). */
export function VisitsCard({ period }: { period: Period }) {
  const { data, error, reload } = useQuery(`${period.from} ${period.to}`, (signal) =>
    loadVisits(period, signal),
  );
  return (
    <Card
      isUnnamed
      title={text.title}
      className="keep mt-4 overflow-hidden"
      aside={<p className="text-sm text-ink-3">{text.hint}</p>}
    >
      {error !== undefined ? (
        <div className="p-4">
          <ErrorPanel message={text.failed} onRetry={reload} />
        </div>
      ) : !data ? (
        <RowsSkeleton rows={3} />
      ) : data.byPage.length === 0 ? (
        <p className="p-4 text-ink-3">{text.none}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
          <div className="p-4">
            <BarChart label={text.byDay} bars={barsOf(period, data)} height={170} />
          </div>
          <FigureTable
            label={text.title}
            heads={[text.page, text.views, text.visitors]}
            numbersFrom={1}
            rows={data.byPage.map(({ path, views, visitors }) => ({
              key: path,
              cells: [path, formatCount(views), formatCount(visitors)],
              values: [path, views, visitors],
            }))}
          />
        </div>
      )}
    </Card>
  );
}
