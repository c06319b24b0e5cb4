import type { RefObject } from "react";
import { eyeAsRead, emptyEye, type Eyes } from "#domain/optics/optics.ts";
import { formatEye, formatMeasured, formatReading } from "#domain/optics/format.ts";
import {
  isCompleteReading,
  quickReadingChanges,
  isNothingRead,
  type QuickReading,
  readQuickEntry,
  applyQuickReading,
} from "#domain/optics/quickEntry/quickEntry.ts";
import { withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";
import { formatExtra } from "#domain/optics/measures/formatExtra.ts";
import { emptyExtra } from "#domain/optics/measures/extraMeasures.ts";
import { noteText, unkeptNotes } from "#domain/optics/quickEntry/quickEntryNotes.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { QuickEntryBox, type QuickEntry, type Settle } from "#shared/eyes/QuickEntryBox.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";

const strings = formStrings.quickEntry;
type Props = {
  /** Values that the grid holds now. */
  eyes: Eyes;
  settle: RefObject<Settle | null>;
  onKeep: (reading: QuickReading) => void;
  onClose: () => void;
};

/** Preview of the parsed values: 'OD +2.00 (−1.25) 90° add +2.00 · OG …'. */
function readingText({ eyes, extra }: QuickReading): string {
  const textOf = (side: EyeSide) => {
    const further = formatExtra({ ...emptyExtra, ...extra[side] }, side);
    if (Object.keys(eyes[side]).length === 0) return `${eyeLabels[side].mark} ${further}`;
    const eye = eyeAsRead(applyQuickReading(emptyEye, eyes[side]));
    const eip = eye.eip === null ? "" : ` EIP\u00a0${formatReading("eip", eye.eip)}`;
    return [`${eyeLabels[side].mark} ${formatEye(eye)}${eip}`, further].filter(Boolean).join(", ");
  };
  return eyeSides
    .filter((side) => [eyes[side], extra[side]].some((read) => Object.keys(read).length > 0))
    .map(textOf)
    .join(" · ");
}

/** Values in the grid that the quick entry does not mention, and that stay beside a new sphere. */
function stayingText({ eyes }: QuickReading, now: Eyes): string {
  const stayingOf = (side: EyeSide) => {
    const changes = quickReadingChanges(eyes[side]);
    const gone = Object.fromEntries(Object.keys(changes).map((measure) => [measure, null]));
    const staying = changes.sphere === undefined ? "" : formatMeasured({ ...now[side], ...gone });
    return staying && `${eyeLabels[side].mark} ${staying}`;
  };
  return eyeSides.map(stayingOf).filter(Boolean).join(", ");
}

type ReadingProps = { text: string; reading: QuickReading; eyes: Eyes };

/** Lines about words that are stored otherwise: prisms go to the notes, a binocular distance is split. */
function ReadingLines({ text, reading, eyes }: ReadingProps) {
  const { notes, without, binocular, isNearAlone } = reading;
  const [right, left] = [reading.eyes.right.eip, reading.eyes.left.eip];
  const staying = stayingText(reading, eyes);
  const unkept = unkeptNotes(notes);
  return (
    <>
      {staying && <p className="text-sm text-ink-2">{strings.stays(staying)}</p>}
      {without.map(({ place, sides }) => (
        <p key={place.start} className="text-sm text-ink-2">
          {strings.without(
            sides.map((side) => eyeLabels[side].mark),
            text.slice(place.start, place.end),
          )}
        </p>
      ))}
      {isNearAlone && (
        <p className="flex items-start gap-1.5 text-sm text-warn-ink">
          <Icon name="triangle-alert" className="size-4 mt-0.5" />
          {strings.nearAlone}
        </p>
      )}
      {unkept.length > 0 && <p className="text-sm text-ink-2">{strings.notes(noteText(unkept))}</p>}
      {binocular !== null && right && left && (
        <p className="text-sm text-ink-2">{strings.shared(binocular, right, left)}</p>
      )}
    </>
  );
}

const entry: QuickEntry<QuickReading> = {
  placeholder: strings.placeholder,
  read: readQuickEntry,
  isReady: isCompleteReading,
  unread: ({ unread }) => unread,
  erased: withoutUnread,
  valuesOf: (reading) => (isNothingRead(reading) ? "" : readingText(reading)),
};

/** Quick entry: both eyes of the ordonnance in one line of text. */
export const QuickEntryStrip = ({ eyes, ...own }: Props) => (
  <QuickEntryBox entry={entry} {...own}>
    {(text, reading) => <ReadingLines text={text} reading={reading} eyes={eyes} />}
  </QuickEntryBox>
);
