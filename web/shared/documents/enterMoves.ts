import type { KeyboardEvent } from "react";

const stops = "input:not([type=file]), select, [data-enter]";

const isReachable = (element: HTMLElement) =>
  element.checkVisibility() && !element.matches(":disabled");

/** Puts the focus on the next field of the form, in the order of the screen: of a row, on what follows the row. */
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

/** Enter moves on in a form that is filled by keyboard; in a text area it stays a new line, on a button it presses. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  moveOn(target);
}
