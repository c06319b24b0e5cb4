/** What hides amounts (web/README.md, Masked amounts): here without the rules of money, because toasts are on every page. */
import { createContext, type ReactNode, useContext } from "react";
import { isMasked } from "#lib/masking.ts";
import { useValue } from "#lib/useValue.ts";
import { ui } from "#ui/ui.strings.ts";

const Masked = createContext(false);

/** Around the application: asked once for the hundred amounts of a page. */
export const Masking = ({ children }: { children: ReactNode }) => (
  <Masked value={useValue(isMasked)}>{children}</Masked>
);

/** Around what is never masked: what is paid is read there. */
export const NeverMasked = ({ children }: { children: ReactNode }) => (
  <Masked value={false}>{children}</Masked>
);

/** Whether amounts are hidden here (web/README.md, Masked amounts). */
export const useMasked = (): boolean => useContext(Masked);

/** An amount within a text, as `formatAmount` writes it. */
const written = /(\u2212?\d{1,3}(?:\u202f\d{3})*,\d\d)/;

/** Hides the amounts of a text that is no content: a title, a label that is read out. */
export function useAmountText(): (text: string) => string {
  const isHidden = useMasked();
  return (text) => (isHidden ? text.replaceAll(new RegExp(written, "g"), ui.maskedAmount) : text);
}

/**
 * A figure that tells of money, in digits of one width. Masked, a bar is in its place, and as wide: the style sheet draws as
 * many noughts.
 */
export const MaskedAmount = ({ children }: { children: string }) =>
  useMasked() ? (
    <>
      <span className="sum masked" data-figure={children.replace(/\d/g, "0")} aria-hidden="true" />
      <span className="sr-only">{ui.maskedAmount}</span>
    </>
  ) : (
    <span className="sum">{children}</span>
  );

/** A sentence with amounts in it: one piece, also between the icon and the key of a button. */
export const MoneyText = ({ children }: { children: string }) => (
  <span>
    {children
      .split(written)
      .map((part, index) => (index % 2 ? <MaskedAmount key={index}>{part}</MaskedAmount> : part))}
  </span>
);
