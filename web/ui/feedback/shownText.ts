import type { ReactNode } from "react";

/**
 * How the text of a message is shown. What masks its amounts (web/README.md, Masked amounts) comes after the page and says so
 * here: the sign-in has messages and does not wait for it.
 */
let show = (text: string): ReactNode => text;

export const shownText = (text: string): ReactNode => show(text);
export const showTextsBy = (way: typeof show): void => {
  show = way;
};
