import { Fragment, type KeyboardEvent, useState } from "react";
import { emptyEye } from "#domain/optics/optics.ts";
import { formatEye, formatReading } from "#domain/optics/format.ts";
import {
  isNothingRead,
  type QuickReading,
  readQuickEntry,
  withReading,
} from "#domain/optics/quickEntry.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/labels.ts";
import { formStrings } from "./form.strings.ts";

const strings = formStrings.quickEntry;
type Props = { onKeep: (reading: QuickReading) => void; onClose: () => void };

/** 'OD +2.00 (−1.25) 90° add +2.00 · OG …': what would be kept. */
function readingText({ eyes }: QuickReading): string {
  const textOf = (side: EyeSide) => {
    const eye = withReading(emptyEye, eyes[side]);
    const eip = eye.eip === null ? "" : ` EIP ${formatReading("eip", eye.eip)}`;
    return `${eyeLabels[side].mark} ${formatEye(eye)}${eip}`;
  };
  return eyeSides
    .filter((side) => Object.keys(eyes[side]).length > 0)
    .map(textOf)
    .join(" · ");
}

/** The typed text again, its unread words underlined. */
function Unread({ text, reading }: { text: string; reading: QuickReading }) {
  const places = reading.unread.filter(({ start, end }) => end > start);
  if (places.length === 0) return null;
  let from = 0;
  return (
    <p className="text-sm text-ink-3" title={strings.unreadLabel}>
      {strings.unread}{" "}
      {places.map(({ start, end }) => {
        const before = text.slice(from, start);
        from = end;
        return (
          <Fragment key={start}>
            {before}
            <mark className="bg-transparent font-semibold text-warn-ink underline decoration-warn decoration-2 underline-offset-3">
              {text.slice(start, end)}
            </mark>
          </Fragment>
        );
      })}
      {text.slice(from)}
    </p>
  );
}

/** The ordonnance typed in one line: its reading is shown before it is kept with Enter. */
export function QuickEntryStrip({ onKeep, onClose }: Props) {
  const [text, setText] = useState("");
  const reading = readQuickEntry(text);
  const isEmpty = isNothingRead(reading);
  const keep = () => {
    if (!isEmpty) onKeep(reading);
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
          id="quick-entry"
          className="field flex-1"
          placeholder={strings.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          value={text}
          aria-describedby="quick-entry-reading"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-primary" disabled={isEmpty} onClick={keep}>
          {strings.keep} <span aria-hidden="true">↵</span>
        </button>
      </div>
      <output id="quick-entry-reading" className="text-base text-ink-3" aria-live="polite">
        {strings.read}{" "}
        {isEmpty ? (
          strings.nothing
        ) : (
          <span className="font-semibold text-ink">{readingText(reading)}</span>
        )}
      </output>
      <Unread text={text} reading={reading} />
    </div>
  );
}
