import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "#ui/brand/Icon.tsx";
import { eyesStrings as strings } from "./eyes.strings.ts";

/** Puts the parsed text into the form before a save; returns false to stop the save at unread words. */
export type Settle = () => boolean;

type Place = { start: number; end: number };
/** Positions of the words that were not understood. */
type Places = readonly Place[];
/** Parser of a quick entry: from text to a reading, with the texts shown about it. */
export type QuickEntry<Reading> = {
  placeholder: string;
  read: (text: string) => Reading;
  /** True when the reading holds nothing doubtful, so that it may be kept. */
  isReady: (reading: Reading) => boolean;
  unread: (reading: Reading) => Places;
  /** Returns the text without its unread words. */
  erased: (text: string, reading: Reading) => string;
  /** Preview of the parsed values; '' when there is none yet. */
  valuesOf: (reading: Reading) => string;
};

type UnreadProps = { text: string; places: Places; isWaiting: boolean; onErase: () => void };

/** Typed text with its unread words underlined; the entry cannot be kept until they are corrected or erased. */
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

const restMs = 600;

/** True after a pause in typing, when the last word counts as complete. */
function useIsAtRest(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

type Props<Reading> = {
  entry: QuickEntry<Reading>;
  settle: RefObject<Settle | null>;
  onKeep: (reading: Reading) => void;
  onClose: () => void;
  /** Lines after the values. `isTold` is false for unread words that are still being typed. */
  children?:
    | ((text: string, reading: Reading, isTold: (words: Place) => boolean) => ReactNode)
    | undefined;
};
type OutcomeProps<Reading> = Pick<Props<Reading>, "entry" | "children"> & {
  text: string;
  reading: Reading;
  isStopped: boolean;
  onErase: () => void;
};

/** Parsed values, notes and unread words; the word still being typed is not reported. */
function Outcome<Reading>(props: OutcomeProps<Reading>) {
  const { entry, text, reading, isStopped, onErase, children } = props;
  const values = entry.valuesOf(reading);
  const isWhole = useIsAtRest(text) || isStopped;
  const isTold = ({ end }: Place) => isWhole || end < text.length;
  const unread = entry.unread(reading).filter(isTold);
  return (
    <div id="quick-entry-reading" className="grid gap-1" role="status">
      <p className="text-base text-ink-3">
        {strings.read}{" "}
        {values === "" ? strings.nothing : <span className="font-medium text-ink">{values}</span>}
      </p>
      {children?.(text, reading, isTold)}
      {unread.length > 0 && (
        <Unread text={text} places={unread} isWaiting={values !== ""} onErase={onErase} />
      )}
    </div>
  );
}

/** Makes a save put the open quick entry into the form, or stop at unread words. */
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

/** Quick entry: both eyes in one line of text; Enter puts the parsed values into the form. */
export function QuickEntryBox<Reading>(props: Props<Reading>) {
  const { entry, settle, onKeep, onClose, children } = props;
  const [text, setText] = useState("");
  const reading = entry.read(text);
  const isReady = entry.isReady(reading);
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
    setText(entry.erased(text, reading));
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
        {strings.quickEntry}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id="quick-entry"
          className="field flex-1"
          placeholder={entry.placeholder}
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
      <Outcome {...{ entry, text, reading, isStopped, children }} onErase={erase} />
    </div>
  );
}
