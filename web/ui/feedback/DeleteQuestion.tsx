import { words } from "#lib/texts/words.strings.ts";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { toast as library } from "react-hot-toast/headless";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Money } from "#ui/page/Money.tsx";
import { ui } from "#ui/ui.strings.ts";
import { useSheet } from "#ui/sheet/useSheet.ts";
import { toastText } from "./toastText.ts";
import { HeldContext } from "./useHold.ts";

export type ToastPlace = "right" | "center";
/** Further effect of the deletion: on the stock, on payments or on a job. */
export type Consequence = { icon: IconName; text: string };
/** Record to delete. */
export type Target = {
  /** Icon of this kind of record. */
  icon: IconName;
  /** Shown in place of the icon. */
  picture?: ReactNode;
  /** Kind and name of the record, such as 'Facture 2026110028'. */
  name: string;
  /** Client or supplier of a document. */
  of?: string;
  /** Details such as day and state; empty ones are left out. */
  details: readonly (string | false | null | undefined)[];
  /** Amount in dirhams. */
  amount?: number | undefined;
};
export type Question = {
  target: Target;
  consequences: readonly Consequence[];
  durationMs: number;
  place: ToastPlace;
  onConfirm: () => void;
};

/** Id of the question's element, as there is only one question at a time. */
export const questionId = "question";
export const closeQuestion = (): void => library.dismiss(questionId);

/** Asks before a deletion and lists what it also changes. A toast of 480 px; on a phone a sheet. */
export function DeleteQuestion(props: Question) {
  const parts = useSheet();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const textId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Otherwise Escape would also close the surrounding dialog.
    event.preventDefault();
    closeQuestion();
  };
  const box = {
    role: "alertdialog",
    "aria-label": ui.confirmTitle,
    "aria-describedby": textId,
    onKeyDown: closeOnEscape,
  };
  const content = <Content {...props} textId={textId} />;
  const side = props.place === "center" ? "justify-center" : "justify-end";
  return (
    <div className={`fixed inset-x-6 top-6 flex ${side}`}>
      <div className="enter-fade fixed inset-0 bg-black/15" />
      {parts ? (
        // Hides the library's focus guards, which have no name, so that Tab follows the page.
        <span ref={setPlace} className="[&_[data-base-ui-focus-guard]]:hidden">
          {place && (
            <parts.SheetRoot
              container={place}
              viewport={<div className="contents" />}
              onClose={closeQuestion}
            >
              <parts.SheetPopup {...box} className="question enter-bottom">
                {content}
              </parts.SheetPopup>
            </parts.SheetRoot>
          )}
        </span>
      ) : (
        <div {...box} className="question enter-toast max-md:enter-bottom">
          {content}
        </div>
      )}
    </div>
  );
}

type ContentProps = Question & { textId: string };

function Content({ target, consequences, durationMs, onConfirm, textId }: ContentProps) {
  const isHeld = use(HeldContext);
  const cancel = useRef<HTMLButtonElement>(null);
  useFocusWhileShown(cancel);
  const confirm = () => {
    closeQuestion();
    onConfirm();
  };
  return (
    <>
      <div id={textId} className="grid gap-4 p-5 pb-0">
        <Head />
        <Record target={target} />
        {consequences.length > 0 && <Consequences consequences={consequences} />}
      </div>
      <div className="flex gap-2 p-5 max-md:flex-col-reverse md:*:flex-1">
        <Button ref={cancel} size="lg" onClick={closeQuestion}>
          {words.cancel}
        </Button>
        <Button variant="danger" size="lg" onClick={confirm}>
          {words.remove}
        </Button>
      </div>
      <p className="flex items-center gap-3 border-t border-line bg-hover px-5 py-2.5 text-sm text-ink-2">
        <Countdown durationMs={durationMs} isHeld={isHeld} />
        <span className="flex-1">{isHeld ? ui.closesLater : ui.closesAlone}</span>
        <kbd className="kbd">{words.escapeKey}</kbd>
      </p>
    </>
  );
}

const Head = () => (
  <div className="flex items-start gap-4">
    <span className="grid size-10 shrink-0 place-items-center rounded-large bg-bad-soft text-bad-ink">
      <Icon name="bin" />
    </span>
    <div>
      <h2 className="text-[1.0625rem] leading-6 font-semibold">{ui.confirmTitle}</h2>
      <p className="text-ink-2">{ui.confirmText}</p>
    </div>
  </div>
);

/** Record to delete: picture, name and person, day and state, amount. */
function Record({ target }: Pick<Question, "target">) {
  const { icon, picture, name, of, details, amount } = target;
  const detailLine = details.filter(Boolean).join(" · ");
  return (
    <div className="flex items-center gap-3 rounded-card bg-sunken px-3.5 py-3" data-target>
      {picture ?? (
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-ink-2">
          <Icon name={icon} className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{toastText(of ? `${name} · ${of}` : name)}</p>
        {detailLine && <p className="text-sm text-ink-2">{toastText(detailLine)}</p>}
      </div>
      {amount !== undefined && (
        <p>
          <Money dirhams={amount} className="font-medium" />
        </p>
      )}
    </div>
  );
}

const Consequences = ({ consequences }: Pick<Question, "consequences">) => (
  <ul className="grid gap-2">
    {consequences.map(({ icon, text }) => (
      <li key={text} className="flex gap-3">
        <Icon name={icon} className="mt-px size-4.5 text-ink-2" />
        <span className="flex-1">{toastText(text)}</span>
      </li>
    ))}
  </ul>
);

type CountdownProps = Pick<Question, "durationMs"> & { isHeld: boolean };

/** Ring that empties until the question closes; it stops while the question is held open. */
const Countdown = ({ durationMs, isHeld }: CountdownProps) => (
  <svg viewBox="0 0 16 16" className="size-4 -rotate-90" fill="none" aria-hidden="true">
    <circle cx="8" cy="8" r="6.5" strokeWidth="2" className="stroke-line" />
    <circle
      cx="8"
      cy="8"
      r="6.5"
      strokeWidth="2"
      pathLength="1"
      strokeDasharray="1"
      className="countdown stroke-ink-3"
      style={{
        animationDuration: `${durationMs}ms`,
        animationPlayState: isHeld ? "paused" : "running",
      }}
    />
  </svg>
);

/** Focuses 'Annuler' and tints the row of the record; afterwards restores the focus. */
function useFocusWhileShown(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const row = opener?.closest("[data-row]");
    row?.setAttribute("data-deleting", "");
    target.current?.focus();
    return () => {
      row?.removeAttribute("data-deleting");
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [target]);
}
