import type { EyeSide } from "#domain/core/records.ts";
import { eyeSides } from "#domain/core/records.ts";
import { formatDioptre, formatDistance, formatReading } from "#domain/optics/format.ts";
import type { ExtraLine } from "#domain/optics/measures/formatExtra.ts";
import { extraText } from "#domain/workshop/labMeasures.ts";
import { nearOf } from "#domain/optics/measures/extraMeasures.ts";
import { type Eye, measures } from "#domain/optics/optics.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { EyeHeads } from "#shared/paper/EyeHeads.tsx";
import { Barcode } from "./Barcode.tsx";
import { jobTicketStrings } from "./jobTicket.strings.ts";
import type { TicketTexts } from "./ticketTexts.ts";

export type TicketProps = { details: TicketTexts };

/** Values and axis dial of each eye. */
export function Eyes({ details, isNarrow = false }: TicketProps & { isNarrow?: boolean }) {
  if (!details.areEyesSeen) return null;
  return (
    <div className={`keep grid gap-2 ${isNarrow ? "" : "grid-cols-2"}`}>
      {eyeSides.map((side) => (
        <EyeReading key={side} side={side} eye={details.eyes[side]} />
      ))}
    </div>
  );
}

/** Axis dial of an eye; none without a cylinder. */
function EyeReading({ side, eye }: { side: EyeSide; eye: Eye }) {
  const axis = eye.cylinder ? eye.axis : null;
  return (
    <div className="flex items-center gap-3">
      <AxisDial
        axis={axis}
        label={eyeLabels.axisLabel(axis ?? 0)}
        className="size-[6em]"
        isPrinted
      />
      <div className="min-w-0">
        <p className="sheet-name">{eyeLabels[side].mark}</p>
        <p className="font-semibold whitespace-nowrap">{formatDistance(eye)}</p>
        {eye.addition !== null && (
          <p>
            {words.add} <strong>{formatDioptre(eye.addition)}</strong>
          </p>
        )}
      </div>
    </div>
  );
}

type Row = { head: string; eye: Eye; isNear: boolean };
/** Distance vision of both eyes, then near vision of eyes that have one. */
export const rowsOf = ({ eyes, extra }: TicketTexts): Row[] => [
  ...eyeSides.map((side) => ({ head: eyeLabels[side].mark, eye: eyes[side], isNear: false })),
  ...eyeSides.flatMap((side) => {
    const eye = nearOf(eyes[side], extra[side]);
    if (!eye) return [];
    return [
      {
        head: jobTicketStrings.near(eyeLabels[side].mark),
        eye: { ...eye, eip: null },
        isNear: true,
      },
    ];
  }),
];

export const EyesTable = ({ details }: TicketProps) =>
  details.areEyesSeen && (
    <table className="sheet-table">
      <thead>
        <tr>
          <EyeHeads heads={measures.map((measure) => eyeLabels.measures[measure])} />
        </tr>
      </thead>
      <tbody>
        {rowsOf(details).map(({ head, eye, isNear }) => (
          <tr key={head} className={isNear ? "" : "font-semibold"}>
            <th scope="row">{head}</th>
            {measures.map((measure) => (
              <td key={measure} className="middle">
                {formatReading(measure, eye[measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

/** Measures of a pair in one line; a missing one is printed as a box to fill in. */
export const measuresText = (lines: readonly ExtraLine[]): string =>
  lines.map(extraText).join(" \u00b7 ");

/** Lines of measures: prism and heights by eye, then the wearer. Renders nothing without any. */
export const Measures = ({ details }: TicketProps) =>
  details.measures.map(({ mark, lines }) => (
    <p key={mark} className="wrap-anywhere">
      {mark}&nbsp;:{" "}
      <strong>{lines.map(({ label, text }) => `${label} ${text}`).join(" \u00b7 ")}</strong>
    </p>
  ));

export function Notes({ details }: TicketProps) {
  return (
    <>
      {details.problem && (
        <p className="wrap-anywhere">
          <strong>{words.problem}</strong>&nbsp;: <bdi dir="auto">{details.problem}</bdi>
        </p>
      )}
      {details.notes.length > 0 && (
        <p className="whitespace-pre-line wrap-anywhere">
          <strong>{words.notes}</strong>&nbsp;: {details.notes.join("\n")}
        </p>
      )}
    </>
  );
}

type BarsProps = { number: string; width: number; isFlush?: boolean };

export const Bars = ({ number, width, isFlush = false }: BarsProps) => (
  <div className="grid shrink-0 justify-items-center gap-1">
    <Barcode text={number} width={width} isFlush={isFlush} />
    <p className="sheet-small">{number}</p>
  </div>
);
