import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isIdle } from "#lib/keys/isIdle.ts";
import { useValue } from "#lib/useValue.ts";
import { topModal } from "#lib/keys/modals.ts";
import type { BoardCard, Column } from "./boardKind.ts";

const linkOf = (id: string): HTMLElement | null => document.querySelector(`[data-card="${id}"]`);

/** On a phone, where the former column may be empty. */
const shownTab = "[role=tab][aria-selected=true]";

/** Focuses a card and scrolls it into view. */
export function focusCard(id: string | undefined): void {
  const link = id === undefined ? null : linkOf(id);
  link?.focus({ preventScroll: true });
  link?.closest("article")?.scrollIntoView({ block: "nearest" });
}

/** Unless something else has the focus. */
export function focusIfIdle(id: string | undefined): void {
  if (isIdle()) focusCard(id);
}

type Last = { id: string; status: string; index: number };

/**
 * Keeps the focus on its card when it moves, or on its successor when it is gone. Each column has one tab stop, its
 * last focused card.
 */
export function useBoardFocus<Card extends BoardCard>(
  columns: readonly Column<Card>[] | undefined,
) {
  const last = useRef<Last | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [stops, setStops] = useState<Readonly<Record<string, string>>>({});
  useForgetting(last);
  const modal = useValue(topModal);
  // Not at every render: between two cards nothing has the focus.
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
    /** Tab stop of a column. */
    stopOf: ({ status, cards }: Column<Card>): string | undefined =>
      cards.find(({ id }) => id === stops[status])?.id ?? cards[0]?.id,
    /** Card to focus next: the moved one, or the one that was open. */
    expect: (id: string) => {
      const status = last.current?.status ?? columns?.[0]?.status ?? "";
      last.current = placeOf(id) ?? { id, status, index: 0 };
    },
  };
}

/** A manual focus change cancels it. */
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
