import { Fragment, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
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
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";

const strings = formStrings.quickEntry;
/** Commits the reading before a save; false stops it at unread words. */
export type Settle = () => boolean;
type Props = {
  /** Values of the grid. */
  eyes: Eyes;
  settle: RefObject<Settle | null>;
  onKeep: (reading: QuickReading) => void;
  onClose: () => void;
};

/** Preview of the values: 'OD +2.00 (−1.25) 90° add +2.00 · OG …'. */
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

/** Grid values of replaced eyes that were not named, and stay. */
function stayingText({ eyes }: QuickReading, now: Eyes): string {
  const stayingOf = (side: EyeSide) => {
    const changes = quickReadingChanges(eyes[side]);
    const gone = Object.fromEntries(Object.keys(changes).map((measure) => [measure, null]));
    const staying = changes.sphere === undefined ? "" : formatMeasured({ ...now[side], ...gone });
    return staying && `${eyeLabels[side].mark} ${staying}`;
  };
  return eyeSides.map(stayingOf).filter(Boolean).join(", ");
}

type Places = QuickReading["unread"];

type UnreadProps = { text: string; places: Places; isWaiting: boolean; onErase: () => void };

/** Typed text with unread words underlined; they block until corrected or erased. */
function Unread({ text, places, isWaiting, onErase }: UnreadProps) {
  let from = 0;
  return (
    <>
      <p className="text-sm text-ink-3">
        {strings.unread}{" "}
        {places.map(({ start, end }) => {
          const before = text.slice(from, start);
          from = end;
          return (
            <Fragment key={start}>
              {before}
              <mark className="bg-transparent font-semibold text-warn-ink underline decoration-2 underline-offset-3">
                {text.slice(start, end)}
              </mark>
            </Fragment>
          );
        })}
        {text.slice(from)}
      </p>
      {isWaiting && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warn-ink">
          <span className="flex items-start gap-1.5">
            <Icon name="triangle-alert" className="size-4 mt-0.5" />
            {strings.waits}
          </span>
          <button type="button" className="btn btn-secondary btn-sm" onClick={onErase}>
            {strings.erase}
          </button>
        </p>
      )}
    </>
  );
}

type ReadingProps = { text: string; reading: QuickReading; eyes: Eyes };

/** Understood words that are stored differently: prisms in notes, a binocular distance split. */
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

const restMs = 600;

/** True after a typing pause: the last word is complete. */
function useIsAtRest(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

type OutcomeProps = ReadingProps & {
  isStopped: boolean;
  onErase: () => void;
};

/** Values, notes and unread words; the word being typed is not judged yet. */
function Outcome({ text, reading, eyes, isStopped, onErase }: OutcomeProps) {
  const isEmpty = isNothingRead(reading);
  const isWhole = useIsAtRest(text) || isStopped;
  const unread = reading.unread.filter(({ end }) => isWhole || end < text.length);
  return (
    <div id="quick-entry-reading" className="grid gap-1" role="status">
      <p className="text-base text-ink-3">
        {strings.read}{" "}
        {isEmpty ? (
          strings.nothing
        ) : (
          <span className="font-medium text-ink">{readingText(reading)}</span>
        )}
      </p>
      <ReadingLines text={text} reading={reading} eyes={eyes} />
      {unread.length > 0 && (
        <Unread text={text} places={unread} isWaiting={!isEmpty} onErase={onErase} />
      )}
    </div>
  );
}

/** A save commits the open strip; unread words stop it. */
function useSettle(settle: RefObject<Settle | null>, text: string, keep: () => boolean) {
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    settle.current = () => {
      if (text.trim() === "") return true;
      const isKept = keep();
      setIsStopped(!isKept);
      return isKept;
    };
    return () => {
      settle.current = null;
    };
  });
  return [isStopped, () => setIsStopped(false)] as const;
}

function Stopped() {
  return (
    <p className="field-error" role="alert">
      <Icon name="triangle-alert" className="size-4" />
      {strings.stops}
    </p>
  );
}

/** Quick entry: the ordonnance in one line; Enter keeps the shown reading. */
export function QuickEntryStrip({ eyes, settle, onKeep, onClose }: Props) {
  const [text, setText] = useState("");
  const reading = readQuickEntry(text);
  const isReady = isCompleteReading(reading);
  const input = useRef<HTMLInputElement>(null);
  const keep = () => {
    if (isReady) onKeep(reading);
  };
  const [isStopped, goOn] = useSettle(settle, text, () => {
    keep();
    if (!isReady) input.current?.focus();
    return isReady;
  });
  const erase = () => {
    setText(withoutUnread(text, reading));
    goOn();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") keep();
    else onClose();
  };
  return (
    <div className="px-4 py-3 grid gap-1 border-b border-line bg-brand-soft/50">
      <label className="label mb-0" htmlFor="quick-entry">
        {strings.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id="quick-entry"
          className="field flex-1"
          placeholder={strings.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          value={text}
          aria-describedby="quick-entry-reading"
          aria-invalid={isStopped || undefined}
          onChange={(event) => {
            setText(event.target.value);
            goOn();
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-primary" disabled={!isReady} onClick={keep}>
          {strings.keep} <span aria-hidden="true">↵</span>
        </button>
      </div>
      {isStopped && <Stopped />}
      <Outcome {...{ text, reading, eyes, isStopped }} onErase={erase} />
    </div>
  );
}
