import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isIdle } from "#lib/keys/isIdle.ts";
import { useValue } from "#lib/useValue.ts";
import { topModal } from "#lib/keys/modals.ts";
import type { BoardCard, Column } from "./boardKind.ts";

const linkOf = (id: string): HTMLElement | null => document.querySelector(`[data-card="${id}"]`);

/** Tab of the column shown on a phone, which takes the focus when that column becomes empty. */
const shownTab = "[role=tab][aria-selected=true]";

/** Focuses a card and scrolls it into view. */
export function focusCard(id: string | undefined): void {
  const link = id === undefined ? null : linkOf(id);
  link?.focus({ preventScroll: true });
  link?.closest("article")?.scrollIntoView({ block: "nearest" });
}

/** Focuses a card unless another element has the focus. */
export function focusIfIdle(id: string | undefined): void {
  if (isIdle()) focusCard(id);
}

type Last = { id: string; status: string; index: number };

/**
 * Keeps the focus on a card that moves, or gives it to the next card when the card disappears. Tab reaches one card per
 * column: the last focused one.
 */
export function useBoardFocus<Card extends BoardCard>(
  columns: readonly Column<Card>[] | undefined,
) {
  const last = useRef<Last | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [stops, setStops] = useState<Readonly<Record<string, string>>>({});
  useForgetting(last);
  const modal = useValue(topModal);
  // Runs only when the columns or a dialog change: between two cards, the focus is on nothing for a moment.
  useLayoutEffect(() => {
    if (!last.current || document.activeElement !== document.body || modal) return;
    const { id, status, index } = last.current;
    if (linkOf(id)) return focusCard(id);
    const cards = columns?.find((column) => column.status === status)?.cards ?? [];
    const next = cards[Math.min(index, cards.length - 1)];
    if (next) focusCard(next.id);
    else document.querySelector<HTMLElement>(shownTab)?.focus();
  }, [columns, modal]);
  const placeOf = (id: string): Last | undefined =>
    columns
      ?.map(({ status, cards }) => ({ id, status, index: cards.findIndex((one) => one.id === id) }))
      .find(({ index }) => index >= 0);
  const onFocus = (id: string, isByKeys: boolean) => {
    const place = placeOf(id);
    if (!place) return;
    last.current = place;
    setFocused(isByKeys ? id : null);
    setStops((old) => ({ ...old, [place.status]: id }));
  };
  return {
    focused,
    onFocus,
    onBlur: () => setFocused(null),
    /** Id of the one card of a column that Tab reaches. */
    stopOf: ({ status, cards }: Column<Card>): string | undefined =>
      cards.find(({ id }) => id === stops[status])?.id ?? cards[0]?.id,
    /** Names the card to focus after the next change: the moved one, or the one just viewed. */
    expect: (id: string) => {
      const status = last.current?.status ?? columns?.[0]?.status ?? "";
      last.current = placeOf(id) ?? { id, status, index: 0 };
    },
  };
}

/** Forgets the last card when a person focuses something outside the cards. */
function useForgetting(last: { current: Last | null }): void {
  useEffect(() => {
    const forget = ({ target }: Event) => {
      if (target instanceof Element && !target.closest("[data-card], article, dialog"))
        last.current = null;
    };
    window.addEventListener("focusin", forget);
    return () => window.removeEventListener("focusin", forget);
  }, [last]);
}
