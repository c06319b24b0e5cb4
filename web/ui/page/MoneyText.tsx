/** Masks amounts on the screen (docs/look.md, Masked amounts). */
import { createContext, type ReactNode, useContext } from "react";
import { isMasked } from "#lib/device/masking.ts";
import { useValue } from "#lib/useValue.ts";
import { ui } from "#ui/ui.strings.ts";

const Masked = createContext(false);

/** Provider around the application, so that all amounts share one subscription. */
export const Masking = ({ children }: { children: ReactNode }) => (
  <Masked value={useValue(isMasked)}>{children}</Masked>
);

/** Turns masking off for its content, for instance in the payment dialog. */
export const NeverMasked = ({ children }: { children: ReactNode }) => (
  <Masked value={false}>{children}</Masked>
);

/** True when amounts are masked at this place (docs/look.md, Masked amounts). */
export const useMasked = (): boolean => useContext(Masked);

/** Matches an amount in a text, as `formatAmount` writes it. */
const written = /(\u2212?\d{1,3}(?:\u202f\d{3})*,\d\d)/;

/** Returns a function that masks the amounts in titles and accessible names. */
export function useAmountText(): (text: string) => string {
  const isHidden = useMasked();
  return (text) => (isHidden ? text.replaceAll(new RegExp(written, "g"), ui.maskedAmount) : text);
}

/** Amount in digits of equal width. When masked, a bar as wide as its digits replaces it. */
export const MaskedAmount = ({ children }: { children: string }) =>
  useMasked() ? (
    <>
      <span className="sum masked" data-figure={children.replace(/\d/g, "0")} aria-hidden="true" />
      <span className="sr-only">{ui.maskedAmount}</span>
    </>
  ) : (
    <span className="sum">{children}</span>
  );

/** Sentence whose amounts can be masked, as one element. */
export const MoneyText = ({ children }: { children: string }) => (
  <span>
    {children
      .split(written)
      .map((part, index) => (index % 2 ? <MaskedAmount key={index}>{part}</MaskedAmount> : part))}
  </span>
);
