import { daysBetween, parseDay } from "#domain/core/days/days.ts";
import { type EyeSide, eyeSides, type Prescription } from "#domain/core/records.ts";
import { toNotationOf } from "#domain/optics/compare.ts";
import { formatMeasure } from "#domain/optics/format.ts";
import { type Eye, eyeOf } from "#domain/optics/optics.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { LineChart, SeriesMark } from "#ui/charts/LineChart.tsx";
import type { Point } from "#ui/charts/lineFrame.ts";
import { Card } from "#ui/page/Card.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail.plot;
type Plotted = "sphere" | "addition";
type Measured = { prescription: Prescription; eyes: Record<EyeSide, Eye> };

/**
 * Plot of sphere and addition of each eye over the years, all in the cylinder notation of the latest prescription
 * (docs/rules-optics.md, Comparison).
 */
export function CorrectionPlot({ prescriptions }: { prescriptions: readonly Prescription[] }) {
  const [latest] = prescriptions;
  if (!latest) return null;
  const measured = [...prescriptions].reverse().map((prescription): Measured => ({
    prescription,
    eyes: {
      right: toNotationOf(eyeOf(prescription, "right"), eyeOf(latest, "right")),
      left: toNotationOf(eyeOf(prescription, "left"), eyeOf(latest, "left")),
    },
  }));
  const plots = (["sphere", "addition"] as const)
    .map((measure) => ({ measure, points: pointsOf(measured, measure) }))
    .filter(({ points }) => points.length > 1);
  if (plots.length === 0) return null;
  return (
    <Card title={text.title} aside={<Legend />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 p-4 md:grid-flow-col md:auto-cols-fr">
        {plots.map(({ measure, points }) => (
          <Plot key={measure} measure={measure} points={points} />
        ))}
      </div>
    </Card>
  );
}

const Legend = () => (
  <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
    {eyeSides.map((side, series) => (
      <span key={side} className="inline-flex items-center gap-1.5">
        <SeriesMark series={series === 0 ? 0 : 1} />
        {eyeLabels[side].mark}
      </span>
    ))}
  </p>
);

/** One plot; first says the latest value, and since when it applies. */
function Plot({ measure, points }: { measure: Plotted; points: readonly Point[] }) {
  const latest = points.at(-1);
  return (
    <section className="min-w-0">
      <h3 className="text-sm font-normal text-ink-2">{eyeLabels.measures[measure]}</h3>
      <p className="mb-1 flex flex-wrap items-baseline gap-x-2">
        <span className="rx text-md">{latest && readings(latest.values, measure)}</span>
        <span className="text-sm text-ink-3">{text.since(points[0]?.label ?? "")}</span>
      </p>
      <LineChart
        label={text.label(eyeLabels.measures[measure])}
        points={points}
        format={(value) => formatMeasure(measure, value)}
      />
    </section>
  );
}

const readings = (values: Point["values"], measure: Plotted): string =>
  eyeSides
    .flatMap((side, index) => {
      const value = values[index];
      return typeof value === "number"
        ? [`${eyeLabels[side].mark} ${formatMeasure(measure, value)}`]
        : [];
    })
    .join(" · ");

/** Points of the plot: the days on which an eye has a value. */
function pointsOf(measured: readonly Measured[], measure: Plotted): Point[] {
  const first = parseDay(measured[0]?.prescription.date ?? "");
  return measured.flatMap(({ prescription: { id, date }, eyes }) => {
    const day = parseDay(date);
    const values = eyeSides.map((side) => eyes[side][measure]);
    if (!day || !first || values.every((value) => value === null)) return [];
    const said = text.point(formatDay(date), readings(values, measure));
    return [
      {
        key: id,
        at: daysBetween(first, day),
        label: formatDay(date),
        text: said,
        values,
      },
    ];
  });
}
