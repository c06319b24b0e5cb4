import type { ReactNode } from "react";

/** Renderer of toast texts, replaced by the masking one after the page has loaded (docs/look.md, Masked amounts). */
let show = (text: string): ReactNode => text;

export const toastText = (text: string): ReactNode => show(text);
export const renderToastTextsBy = (way: typeof show): void => {
  show = way;
};
