/** A key that is pressed there is a letter, not a command. A box that is ticked keeps the focus, and takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]");
