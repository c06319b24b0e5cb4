/** Masking of amounts (docs/look.md, Masked amounts). */
import { createContext, type ReactNode, useContext } from "react";
import { isMasked } from "#lib/device/masking.ts";
import { useValue } from "#lib/useValue.ts";
import { ui } from "#ui/ui.strings.ts";

const Masked = createContext(false);

/** Provider around the application: one subscription for all amounts. */
export const Masking = ({ children }: { children: ReactNode }) => (
  <Masked value={useValue(isMasked)}>{children}</Masked>
);

/** Disables masking inside, as in the payment dialog. */
export const NeverMasked = ({ children }: { children: ReactNode }) => (
  <Masked value={false}>{children}</Masked>
);

/** Whether amounts are masked here (docs/look.md, Masked amounts). */
export const useMasked = (): boolean => useContext(Masked);

/** Amount inside a text, as formatted by `formatAmount`. */
const written = /(\u2212?\d{1,3}(?:\u202f\d{3})*,\d\d)/;

/** Masks amounts in titles and accessible names. */
export function useAmountText(): (text: string) => string {
  const isHidden = useMasked();
  return (text) => (isHidden ? text.replaceAll(new RegExp(written, "g"), ui.maskedAmount) : text);
}

/** Amount in tabular digits. Masked, a bar of equal width replaces it, sized by as many zeros. */
export const MaskedAmount = ({ children }: { children: string }) =>
  useMasked() ? (
    <>
      <span className="sum masked" data-figure={children.replace(/\d/g, "0")} aria-hidden="true" />
      <span className="sr-only">{ui.maskedAmount}</span>
    </>
  ) : (
    <span className="sum">{children}</span>
  );

/** Sentence with maskable amounts, as one element. */
export const MoneyText = ({ children }: { children: string }) => (
  <span>
    {children
      .split(written)
      .map((part, index) => (index % 2 ? <MaskedAmount key={index}>{part}</MaskedAmount> : part))}
  </span>
);
