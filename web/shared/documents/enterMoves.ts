import type { KeyboardEvent } from "react";

const stops = "input:not([type=file]), select, [data-enter]";

const isReachable = (element: HTMLElement) =>
  element.checkVisibility() && !element.matches(":disabled");

/** Focuses the next field in screen order. From a whole row, the first field after the row. */
export function moveOn(from: Element | null): void {
  const form = from?.closest("form");
  if (!form || !from) return;
  const fields = [...form.querySelectorAll<HTMLElement>(stops)].filter(isReachable);
  const next = fields.find(
    (field) =>
      !from.contains(field) &&
      from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next?.focus();
}

/** Makes Enter move to the next field, except in a textarea (new line) and on a button (press). */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  moveOn(target);
}
