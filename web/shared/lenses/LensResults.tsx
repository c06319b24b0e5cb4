import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { LensRange } from "#domain/lenses/choices.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { ImpossibleLenses } from "./ImpossibleLenses.tsx";
import { LensPresses } from "./LensPresses.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";
import type { LensState } from "./useLensChoices.ts";

type Props = {
  state: LensState;
  /** Draws the row of a lens that is made for these eyes. */
  row: (range: LensRange, index: number) => ReactNode;
  /** Action beside a lens that is not made for these eyes. */
  act?: (range: LensRange) => ReactNode;
  /** The first button takes the focus. */
  isFirst?: boolean;
};

/** Moves the focus from lens to lens with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-lens]")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[at + step];
  if (step === 0 || at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Filter buttons, then the lenses that are made for these eyes, then the others. */
export function LensResults({ state, row, act, isFirst = false }: Props) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Loaded
      query={state.query}
      failed={text.failed}
      failureClass=""
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(choices) => {
        const made = choices.ranges.filter(({ both }) => both);
        const others = choices.ranges.filter(({ both }) => !both);
        return (
          <>
            <LensPresses {...state} {...{ choices, list, isFirst }} />
            {made.length === 0 && (
              <p className="py-2 text-ink-3" role="status">
                {others.length > 0 ? text.noneMade : text.none}
              </p>
            )}
            <ul
              ref={list}
              aria-label={text.lenses}
              className="divide-y divide-line rounded-control border border-line empty:hidden"
              onKeyDown={moveFocus}
            >
              {made.map((range, index) => (
                <li key={range.product}>{row(range, index)}</li>
              ))}
            </ul>
            {choices.left_off > 0 && (
              <p className="text-sm text-ink-3">{text.leftOff(choices.left_off)}</p>
            )}
            <ImpossibleLenses ranges={others} {...(act && { act })} />
          </>
        );
      }}
    </Loaded>
  );
}
