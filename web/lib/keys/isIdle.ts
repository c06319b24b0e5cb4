/** True when no control has the focus. */
export const isIdle = (focused = document.activeElement): boolean =>
  focused?.matches("body, main, h1") ?? true;
