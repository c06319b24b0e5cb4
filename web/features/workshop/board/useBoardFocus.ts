import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { JobStatus } from "#domain/core/records.ts";
import type { BoardColumn } from "#api/jobs.ts";
import { isIdle } from "#lib/isIdle.ts";
import { useValue } from "#lib/useValue.ts";
import { topModal } from "#lib/modals.ts";

const linkOf = (id: string): HTMLElement | null => document.querySelector(`[data-card="${id}"]`);

/** On a phone, where the column that a card has left may have no other. */
const shownTab = "[role=tab][aria-selected=true]";

/** Brings the focus to a card, and the card into view. */
export function focusCard(id: string | undefined): void {
  const link = id === undefined ? null : linkOf(id);
  link?.focus({ preventScroll: true });
  link?.closest("article")?.scrollIntoView({ block: "nearest" });
}

/** Where nothing else has the focus. */
export function focusIfIdle(id: string | undefined): void {
  if (isIdle()) focusCard(id);
}

type Last = { id: string; status: JobStatus; index: number };

/**
 * The focus stays with its card, whoever moves it and wherever; when the card is gone, it is on the one that took its place.
 * In each column the card that had it last is the one that Tab comes to.
 */
export function useBoardFocus(columns: readonly BoardColumn[] | undefined) {
  const last = useRef<Last | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [stops, setStops] = useState<Partial<Record<JobStatus, string>>>({});
  useForgetting(last);
  const modal = useValue(topModal);
  // Not at every render: while the focus goes from one card to another nothing has it.
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
    /** The card that Tab comes to in a column. */
    stopOf: ({ status, cards }: BoardColumn): string | undefined =>
      cards.find(({ id }) => id === stops[status])?.id ?? cards[0]?.id,
    /** The card that is moved, or was open over the board, has the focus next where nothing else has. */
    expect: (id: string) => {
      const status = last.current?.status ?? "to_order";
      last.current = placeOf(id) ?? { id, status, index: 0 };
    },
  };
}

/** One who goes elsewhere by hand is not brought back. */
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
