/** Keyboard use of list rows: arrow keys move the focus, letters act on the focused row. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { useLocation } from "wouter";
import { useHistoryState } from "wouter/use-browser-location";
import { isIdle } from "#lib/keys/isIdle.ts";
import { isPlainKey, useKeydown } from "#lib/keys/useKeydown.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { previousPath, focusedRow } from "#lib/addresses/navigationHistory.ts";
import { toast } from "#ui/feedback/toast.ts";
import { topModal } from "#lib/keys/modals.ts";
import type { RowAction, RowActionSet } from "./rowActionSet.ts";

/** Props for the element that contains the rows. */
export type RowHandlers = {
  ref: (rows: HTMLElement | null) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
};

type Row = { id: string };

const rowAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;

/** Element of a row that gets the focus: its main link. */
const linkIn = (row: Element | null | undefined): HTMLElement | null =>
  row?.querySelector<HTMLElement>("[data-open]") ?? row?.querySelector("a, button") ?? null;

const linkOf = (id: string): HTMLElement | null =>
  linkIn(document.querySelector(`[data-row="${id}"]`));

export function useRowFocus<One extends Row>(
  rows: readonly One[],
  actions: ((row: One) => RowActionSet) | undefined,
): RowHandlers {
  const last = useReturnedFocus(rows);
  const box = useRef<HTMLElement>(null);
  useArrowEntry(box);
  const act = useAct();
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = rowAround(target)?.dataset["row"] ?? "";
    last.current = { id, index: rows.findIndex((row) => row.id === id), isHeld: true };
  };
  const onBlur = () => {
    last.current.isHeld = false;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowAround(event.target);
    if (!row || !isForRow(event)) return;
    if (step(event.key, row)) return event.preventDefault();
    const record = rows.find(({ id }) => id === row.dataset["row"]);
    const set = record && actions?.(record);
    const action = actionOf(set, event.key);
    if (!record || !action) return explainUnavailable(set, event);
    event.preventDefault();
    if (action.href) keepRow(record.id);
    act(action);
  };
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const row = rowAround(event.target);
    if (row && isLeaving(event)) keepRow(row.dataset["row"] ?? "");
  };
  return {
    ref: (element) => void (box.current = element),
    onFocus,
    onBlur,
    onKeyDown,
    onClickCapture,
  };
}

/** False of keys in menus and fields of the row, which handle their own. */
const isForRow = (event: KeyboardEvent<HTMLElement>): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) &&
  !isTyping(event.target) &&
  !topModal.value;

/** True of a press on a link or row that leaves the page, without a new tab. */
const isLeaving = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): boolean =>
  !(ctrlKey || metaKey || shiftKey) &&
  target instanceof Element &&
  (target.closest("a") !== null ||
    !target.closest("button, input, select, label, dialog, [popover], .row-icons"));

/** Moves the focus to the row above or below. */
function step(key: string, row: HTMLElement): boolean {
  const next = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
  }[key];
  if (next === undefined) return false;
  focusOn(linkIn(next));
  return true;
}

function focusOn(link: HTMLElement | null): void {
  link?.focus({ preventScroll: true });
  link?.closest("[data-row]")?.scrollIntoView({ block: "nearest" });
}

const actionOf = (set: RowActionSet | undefined, key: string): RowAction | undefined =>
  set?.actions.find((action) => action.letter === key.toLowerCase() && !action.isBusy);

/** Shows why a letter is unavailable on this row, once per press. */
function explainUnavailable(set: RowActionSet | undefined, { key, repeat }: KeyboardEvent): void {
  const reason = set?.cannot?.[key.toLowerCase()];
  if (reason && !repeat) toast.info(reason);
}

function useAct() {
  const [, navigate] = useLocation();
  return ({ href, onSelect }: RowAction): void => {
    if (href) navigate(href);
    else onSelect?.();
  };
}

/** On list pages, Arrow Down moves from the search or the page into the rows. */
const useArrowEntry = (box: RefObject<HTMLElement | null>): void =>
  useKeydown((event) => {
    const { key, target, shiftKey } = event;
    if (key !== "ArrowDown" || shiftKey || !isPlainKey(event)) return;
    if (!(target instanceof Element)) return;
    const search = searchOf();
    if (!search || !(target === search || isIdle(target))) return;
    const first = linkIn(box.current?.querySelector("[data-row]"));
    if (!first) return;
    event.preventDefault();
    focusOn(first);
  });

/** Search field that marks list pages. */
const searchOf = () => document.querySelector("input[data-search]");

/** Height of the top bar on a phone. */
const topPx = 56;

function isInView(link: HTMLElement): boolean {
  const { top, bottom } = (link.closest("[data-row]") ?? link).getBoundingClientRect();
  return top >= topPx && bottom <= window.innerHeight;
}

/**
 * Remembers the pressed row in the history entry, for going back. Writes it directly: wouter would render the page
 * again.
 */
function keepRow(row: string): void {
  const state: unknown = window.history.state;
  History.prototype.replaceState.call(window.history, { ...(state as object | null), row }, "");
}

/**
 * Focuses the row to return to (lib/addresses/navigationHistory.ts), the next row after a deletion, or the row whose
 * action disappeared. Returns the last focused row, as removing an element fires no blur.
 */
function useReturnedFocus(
  rows: readonly Row[],
): RefObject<{ id: string; index: number; isHeld: boolean }> {
  const state: unknown = useHistoryState();
  // Happens once after returning from a record, unless the person has started typing.
  const left = useRef(previousPath());
  const returned =
    focusedRow(state) ?? rows.find(({ id }) => left.current.includes(id))?.id ?? null;
  const answered = useRef<unknown>(null);
  const last = useRef({ id: "", index: 0, isHeld: false });
  useEffect(() => {
    if (returned !== null && answered.current !== state) {
      const link = linkOf(returned);
      if (!link) return;
      answered.current = state;
      left.current = [];
      if (focusedRow(state) === null && !(isIdle() && searchOf())) return;
      link.focus({ preventScroll: true });
      if (!isInView(link)) link.scrollIntoView({ block: "center" });
      return;
    }
    const { id, index, isHeld } = last.current;
    if (id === "" || document.activeElement !== document.body) return;
    const isThere = rows.some((row) => row.id === id);
    const next = isThere ? id : rows[Math.min(index, rows.length - 1)]?.id;
    if (next && (isHeld || !isThere)) linkOf(next)?.focus();
  }, [rows, returned, state]);
  return last;
}
