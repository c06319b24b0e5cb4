import { useId, useState } from "react";
import { violationMessage } from "#domain/core/messages.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { salesStrings } from "./sales.strings.ts";

const text = salesStrings.lines;

type Props = {
  /** Sum of the lines' discounts as it is typed; '' without any. */
  discount: string;
  /** Spreads a typed discount over the lines; false when it is unreadable or more than the sale. */
  onSpread: (typed: string) => boolean;
};

/** Discount on the whole sale: a button, then a field that spreads what is typed over the lines. */
export function WholeDiscount({ discount, onSpread }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const type = (value: string | null) => {
    setTyped(value);
    setRefused(false);
  };
  const spread = (value: string) => (onSpread(value) ? type(null) : setRefused(true));
  if (typed === null)
    return (
      <button type="button" className="link justify-self-start" onClick={() => type(discount)}>
        {discount ? text.changeDiscount : text.addDiscount}
      </button>
    );
  return (
    <div>
      <label className="flex items-center justify-between gap-3 text-base text-ink-2">
        {text.wholeDiscount}
        <input
          type="text"
          className="field field-num w-28"
          autoFocus
          autoComplete="off"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? id : undefined}
          placeholder={text.discountPlaceholder}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => type(event.target.value)}
          onBlur={() => spread(typed)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === "Enter") spread(typed);
            else type(null);
          }}
        />
      </label>
      <FieldNote id={id} error={isRefused ? refusal : null} />
    </div>
  );
}

const refusal = violationMessage({ field: "sale", code: "discount_sale" });
