import { useQuery } from "@tanstack/react-query";
import { formatDioptre, formatDistance, formatMeasure } from "#domain/optics/format.ts";
import { type Eye, type Eyes, eyesOf, isUnmeasured } from "#domain/optics/optics.ts";
import {
  changesSinceLast,
  type DistanceChange,
  type NearChange,
} from "#domain/optics/changesSinceLast.ts";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { formatDayInWords } from "#lib/texts/formats.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { customerStrings } from "./customer.strings.ts";

type Props = { eyes: Eyes; client: string; except: string; day: string };

/** Size and border of the section, for the placeholder while the former prescription loads. */
const place = "min-h-48 border-t border-line pt-8";

/** Explains in plain words what changed since the last visit; the values follow in small type. */
export function Changes({ eyes, client, except, day }: Props) {
  const former = useQuery(prescriptionQueries.some({ client, except, to: day, perPage: 1 }));
  if (!former.data) return former.error === null ? <div className={place} /> : null;
  const [data] = former.data.items;
  const isMeasured = !isUnmeasured(eyes.right) || !isUnmeasured(eyes.left);
  if (!data) return isMeasured && <First />;
  const changes = changesSinceLast(eyesOf(data), eyes);
  if (changes.length === 0) return null;
  return (
    <section className={place}>
      <h2 className="mb-4 text-lg font-semibold tracking-tight">
        {customerStrings.since(formatDayInWords(data.date))}
      </h2>
      <ul className="grid gap-4 text-lg text-ink-2">
        {changes.map((change) => (
          <Sentence key={change.about === "near" ? "near" : change.side} change={change} />
        ))}
      </ul>
    </section>
  );
}

const First = () => (
  <section className={place}>
    <h2 className="mb-3 text-lg font-semibold tracking-tight">{customerStrings.first}</h2>
    <p className="text-lg text-ink-2">{customerStrings.firstText}</p>
  </section>
);

function Sentence({ change }: { change: DistanceChange | NearChange }) {
  const [before, loud, after] = customerStrings.sentence(change);
  const isSame = change.way === "same";
  return (
    <li className="flex items-start gap-4">
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full ${isSame ? "bg-ok-soft text-ok-ink" : "bg-brand-soft text-brand-ink"}`}
      >
        <Icon name={isSame ? "check" : "arrow-right"} className="size-4" />
      </span>
      <p className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {before}
          <b className="text-ink">{loud}</b>
          {after}
        </span>
        <span className="text-base text-ink-3">{figuresOf(change)}</span>
      </p>
    </li>
  );
}

/** Old and new value, or a single one when they are equal. */
function figuresOf(change: DistanceChange | NearChange): string {
  const [from, to] =
    change.about === "near"
      ? [change.from === null ? "" : formatDioptre(change.from), formatDioptre(change.to)]
      : writtenOf(change);
  return from === to || from === "" ? to : customerStrings.fromTo(from, to);
}

/** Old and new value as texts: the sphere alone, or with cylinder and axis when those changed. */
function writtenOf({ way, from, to }: DistanceChange): [from: string, to: string] {
  const isOfSphere = way !== "astigmatism" && (from.cylinder ?? 0) === (to.cylinder ?? 0);
  const write = way === "same" || isOfSphere ? sphereOf : formatDistance;
  return [write(way === "same" ? to : from), write(to)];
}

const sphereOf = ({ sphere }: Eye): string => formatMeasure("sphere", sphere);
