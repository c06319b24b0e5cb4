/** Whether the focus is in a text control, where keys are text. Checkboxes take no text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
