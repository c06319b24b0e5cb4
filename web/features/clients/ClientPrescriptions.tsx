import type { ReactNode } from "react";
import { type Eye, eyeOf, isUnmeasured, type Measure } from "#domain/optics/optics.ts";
import { eyeChanges } from "#domain/optics/compare.ts";
import { formatPairs, extraLines } from "#domain/optics/measures/formatExtra.ts";
import { type EyeExtra, extraOf } from "#domain/optics/measures/extraMeasures.ts";
import { type PrismChange, prismChange } from "#domain/optics/measures/prism.ts";
import { formatDioptre, formatDistance, formatMeasure } from "#domain/optics/format.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { areEyesSeen } from "#domain/people/hiddenFields.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { formatAge, formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useKeptFocus } from "#lib/keys/useKeptFocus.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { invoiceOf, type ListedPrescription } from "#api/sales/prescriptions.ts";
import { words } from "#lib/texts/words.strings.ts";
import { NextStep } from "#shared/workshop/JobPanel.tsx";
import { JobState } from "#shared/workshop/JobState.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail;

/** Prescriptions of a client, newest first, with what changed. Side by side; on a phone stacked, one line per eye. */
export function ClientPrescriptions(props: {
  client: string;
  prescriptions: readonly ListedPrescription[];
}) {
  const { client, prescriptions } = props;
  // After the last step of a job its button disappears: keeps the focus in the card.
  const kept = useKeptFocus();
  const isPhone = useIsPhone();
  return (
    <div {...kept}>
      {prescriptions.map((prescription, index) => (
        <JobLine
          key={prescription.id}
          client={client}
          prescription={prescription}
          isLatest={index === 0}
        />
      ))}
      <div className="overflow-x-auto">
        <ol
          className={`grid divide-line ${isPhone ? "divide-y" : "auto-cols-[minmax(14.5rem,1fr)] grid-flow-col grid-rows-[auto_auto_auto] divide-x"}`}
        >
          {prescriptions.map((prescription, index) => (
            <li
              key={prescription.id}
              className={`row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid ${index === 0 ? "bg-brand-soft/50" : ""}`}
            >
              <PrescriptionColumn prescription={prescription} former={prescriptions[index + 1]} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function PrescriptionColumn({
  prescription,
  former,
}: {
  prescription: ListedPrescription;
  former: ListedPrescription | undefined;
}) {
  const day = formatDay(prescription.date);
  const sides = areEyesSeen(prescription) ? eyeSides : [];
  return (
    <>
      <div className="flex h-11 items-center border-b border-line pr-1.5 pl-4">
        <a
          href={paths.prescription(prescription.id)}
          className="font-medium hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
          aria-label={`${text.viewPrescription} ${day}`}
        >
          {day}
        </a>
        <span className="ml-1 flex-1 truncate text-sm text-ink-3">
          {parseDay(prescription.date) === today() ? text.today : formatAge(prescription.date)}
        </span>
        <IconLink
          href={paths.printPrescription(prescription.id)}
          icon="printer"
          label={`${words.print} ${day}`}
        />
        <IconLink
          href={paths.editPrescription(prescription.id)}
          icon="pencil"
          label={`${words.edit} ${day}`}
        />
      </div>
      {sides.map((side) => (
        <EyeRow
          key={side}
          side={side}
          eye={eyeOf(prescription, side)}
          extra={extraOf(prescription, side)}
          // Shown under the last eye, because the columns of the history share three rows.
          pairs={side === eyeSides.at(-1) ? formatPairs(prescription) : []}
          change={
            <Change
              eye={eyeOf(prescription, side)}
              former={former && eyeOf(former, side)}
              prism={
                former
                  ? prismChange(extraOf(former, side), extraOf(prescription, side), side)
                  : null
              }
            />
          }
        />
      ))}
    </>
  );
}

/** State and next step of a job; of the delivered jobs only the latest is shown. */
function JobLine(props: { client: string; prescription: ListedPrescription; isLatest: boolean }) {
  const { client, prescription, isLatest } = props;
  const { job } = prescription;
  if (!job || (job.status === "delivered" && !isLatest)) return null;
  const invoice = invoiceOf(prescription) ?? null;
  return (
    <div className="flex min-h-12 items-center gap-3 border-b border-line px-4 py-2">
      <p className="flex flex-1 flex-wrap items-center gap-x-2 md:gap-x-3">
        {/* The latest prescription shows its day below this line. */}
        {!isLatest && <span className="font-medium">{formatDay(prescription.date)}</span>}
        <JobState job={job} />
      </p>
      <NextStep job={{ id: job.id, status: job.status, client, invoice }} className="btn-sm" />
    </div>
  );
}

type EyeRowProps = {
  side: EyeSide;
  eye: Eye;
  extra: EyeExtra;
  pairs: readonly string[];
  change: ReactNode;
};

function EyeRow({ side, eye, extra, pairs, change }: EyeRowProps) {
  const axis = eye.cylinder ? eye.axis : null;
  return (
    <div className="flex gap-2 border-b border-line px-4 py-2.5 last:border-b-0">
      <AxisDial axis={axis} label={eyeLabels.axisLabel(axis ?? 0)} className="size-9 self-center" />
      <abbr
        className="w-6 shrink-0 font-medium text-ink-3 no-underline"
        title={eyeLabels[side].name}
      >
        {eyeLabels[side].mark}
      </abbr>
      <div className="min-w-0">
        <p className="rx">{isUnmeasured(eye) ? "-" : formatDistance(eye)}</p>
        <p className="text-sm whitespace-nowrap text-ink-3">
          {[
            eye.addition === null ? "" : `${words.add} ${formatMeasure("addition", eye.addition)}`,
            eye.eip === null ? "" : `${eyeLabels.measures.eip} ${formatMeasure("eip", eye.eip)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {extraLines(extra, side).map(({ name, label, text: value }) => (
          <p key={name} className="text-sm text-ink-2">
            {label} {value}
          </p>
        ))}
        {pairs.map((text) => (
          <p key={text} className="text-sm text-ink-2">
            {text}
          </p>
        ))}
        {change}
      </div>
    </div>
  );
}

const nameOf = (measure: Measure): string =>
  measure === "addition" ? words.add : eyeLabels.measureNames[measure];

type ChangeProps = { eye: Eye; former: Eye | undefined; prism: PrismChange | null };

function Change({ eye, former, prism }: ChangeProps) {
  if (isUnmeasured(eye)) return <p className="text-sm text-ink-3">{text.unmeasured}</p>;
  if (!former || isUnmeasured(former))
    return <p className="text-sm text-ink-3">{text.firstMeasure}</p>;
  const changes = eyeChanges(former, eye);
  if (changes.length === 0 && !prism) return <p className="text-sm text-ink-3">{text.unchanged}</p>;
  return (
    <p className="flex flex-wrap gap-x-2 text-sm font-medium whitespace-nowrap text-brand-ink">
      {changes.map(({ measure, delta }) => (
        <span key={measure}>
          {nameOf(measure)} {measure === "axis" ? signed(delta) : formatDioptre(delta)}
        </span>
      ))}
      {prism && <span>{text.prism[prism.code](prism.delta.toFixed(2))}</span>}
    </p>
  );
}

const signed = (degrees: number): string => `${degrees < 0 ? "\u2212" : "+"}${Math.abs(degrees)}°`;
