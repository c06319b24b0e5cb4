import type { ReactNode } from "react";

/** Renderer of toast texts, replaced by the masking one after the page has loaded (docs/look.md, Masked amounts). */
let show = (text: string): ReactNode => text;

export const shownText = (text: string): ReactNode => show(text);
export const showTextsBy = (way: typeof show): void => {
  show = way;
};
