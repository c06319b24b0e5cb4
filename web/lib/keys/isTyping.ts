/** True when the focus is in a text control, where keys type text; a checkbox is none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
