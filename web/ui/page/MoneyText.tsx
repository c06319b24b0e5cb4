/** What hides amounts (web/README.md, Masked amounts): here without the rules of money, because toasts are on every page. */
import { createContext, useContext } from "react";
import { isMasked } from "#lib/masking.ts";
import { useValue } from "#lib/useValue.ts";
import { ui } from "#ui/ui.strings.ts";

/** Where amounts are never masked: what is paid is read there, and what is printed. */
const Unmasked = createContext(false);
export const NeverMasked = Unmasked.Provider;

/** Whether amounts are hidden here (web/README.md, Masked amounts). */
export function useMasked(): boolean {
  const isNever = useContext(Unmasked);
  return useValue(isMasked) && !isNever;
}

/** An amount within a text, as `formatAmount` writes it. */
const written = /(\u2212?\d{1,3}(?:\u202f\d{3})*,\d\d)/;

/** Hides the amounts of a text that is no content: a title, a label that is read out. */
export function useAmountText(): (text: string) => string {
  const isHidden = useMasked();
  return (text) => (isHidden ? text.replaceAll(new RegExp(written, "g"), ui.maskedAmount) : text);
}

type FigureProps = { figure: string };

/** A figure as it is read: digits of one width. */
export const Sum = ({ figure }: FigureProps) => <span className="sum">{figure}</span>;

/** A bar in the place of a figure, and as wide: digits are all of a width, and the style sheet draws as many noughts. */
const Bar = ({ figure }: FigureProps) => (
  <>
    <span className="sum masked" data-figure={figure.replace(/\d/g, "0")} aria-hidden="true" />
    <span className="sr-only">{ui.maskedAmount}</span>
  </>
);

/** A figure that tells of money, written out. */
export const Figure = ({ children }: { children: string }) =>
  useMasked() ? <Bar figure={children} /> : <Sum figure={children} />;

/** A sentence with amounts in it: one piece, also between the icon and the key of a button. */
export const MoneyText = ({ children }: { children: string }) => (
  <span>
    {children
      .split(written)
      .map((part, index) => (index % 2 ? <Figure key={index}>{part}</Figure> : part))}
  </span>
);
