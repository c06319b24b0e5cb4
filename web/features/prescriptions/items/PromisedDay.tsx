import { useEffect, useId, useRef, useState } from "react";
import { parseDay } from "#domain/core/days/days.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { isJobInWork } from "#domain/workshop/jobs.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { DayBox } from "#ui/form/DayBox.tsx";
import { FieldError } from "#ui/form/DayField.tsx";
import { useDayText } from "#ui/form/useDayText.ts";
import { JobBadge } from "#shared/workshop/JobBadge.ts";
import { formStrings } from "../form.strings.ts";
import { usePromise } from "./usePromise.ts";

const strings = formStrings.summary;
type Props = { stored: PrescriptionDocument | null; className?: string };
type Promised = NonNullable<ReturnType<typeof usePromise>>;

/** State of the job and promised day, beside the save button. A press edits the day; Enter skips it. */
export function PromisedDay({ stored, className = "" }: Props) {
  const promised = usePromise(stored);
  const [isOpen, setOpen] = useState(false);
  if (!promised) return null;
  const { value, error, status } = promised;
  const day = formatDay(value);
  const isDone = !isJobInWork(status);
  const isField = isOpen || Boolean(error);
  return (
    <div
      className={`flex items-center gap-1 ${isField ? "max-lg:order-first max-lg:w-full" : ""} ${className}`}
    >
      {!isField && <JobBadge status={status} className="max-lg:hidden" />}
      {isField ? (
        <PromisedField promised={promised} isOpened={isOpen} onDone={() => setOpen(false)} />
      ) : isDone ? (
        <span className="text-ink-2">{strings.promised(day.slice(0, 5))}</span>
      ) : (
        <button
          type="button"
          className="btn btn-quiet btn-sm px-2"
          aria-label={strings.changePromised(day)}
          onClick={() => setOpen(true)}
        >
          {strings.promised(day.slice(0, 5))}
        </button>
      )}
    </div>
  );
}

/** State of the job on the items card, for narrow screens whose save bar only has space for the day. */
export function PromisedState({ stored }: Pick<Props, "stored">) {
  const promised = usePromise(stored);
  return promised && <JobBadge status={promised.status} className="lg:hidden" />;
}

type FieldProps = { promised: Promised; isOpened: boolean; onDone: () => void };

function PromisedField({ promised, isOpened, onDone }: FieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { value, error } = promised;
  const day = useDayText({ value, onChange: promised.onChange, keepsText: true, isAhead: true });
  const note = error ?? day.unread;
  // Focuses the field, because the pressed button is gone.
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);
  return (
    <div className="min-w-0 flex-1">
      <label className="label" htmlFor={id}>
        {strings.promisedLabel}
      </label>
      <DayBox
        id={id}
        value={value}
        day={day}
        isInvalid={Boolean(note)}
        describedBy={note ? `${id}-note` : undefined}
        inputRef={input}
        onBlur={() => {
          promised.onBlur();
          if (!note && parseDay(value)) onDone();
        }}
      />
      {note && <FieldError id={`${id}-note`}>{note}</FieldError>}
    </div>
  );
}
