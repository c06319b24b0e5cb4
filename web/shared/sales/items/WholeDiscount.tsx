import { type KeyboardEvent, useId, useState } from "react";
import { type FieldValues, type Path, useFormContext, useWatch } from "react-hook-form";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { formatAmount, sum } from "#domain/core/money.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { discountsOf, grossAmount, type ItemValues, spreadOverItems } from "./saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.lines;
const refusal = violationMessage({ field: "sale", code: "discount_sale" });

/**
 * Total and discounts of the items at a path. `spread` returns false when the discount is unreadable or above the
 * total.
 */
function useDiscountedItems<Values extends FieldValues>(path: Path<Values>) {
  const { control, setValue } = useFormContext<Values>();
  const items: readonly ItemValues[] = useWatch({ control, name: path });
  const spread = (typed: string): boolean => {
    const shares = spreadOverItems(typed, items);
    shares?.forEach((share, at) =>
      setValue(`${path}.${at}.discount` as Path<Values>, share as never, { shouldDirty: true }),
    );
    return shares !== null;
  };
  return { gross: sum(items.map(grossAmount)), discount: discountsOf(items), spread };
}

/**
 * Discount on the whole sale, offered once the sale has a price: a button, then a field whose amount is spread over the
 * lines.
 */
export function WholeDiscount<Values extends FieldValues>({ path }: { path: Path<Values> }) {
  const { gross, discount, spread } = useDiscountedItems(path);
  const [typed, setTyped] = useState<string | null>(null);
  const [isClosedByKey, setClosedByKey] = useState(false);
  if (gross === 0) return null;
  if (typed === null)
    return (
      <button
        type="button"
        className="link justify-self-start"
        autoFocus={isClosedByKey}
        onClick={() => setTyped(discount > 0 ? formatAmount(discount) : "")}
      >
        {discount > 0 ? text.changeDiscount : text.addDiscount}
      </button>
    );
  return (
    <DiscountField
      typed={typed}
      onType={setTyped}
      onSpread={spread}
      onClose={(isByKey) => {
        setClosedByKey(isByKey);
        setTyped(null);
      }}
    />
  );
}

type FieldProps = {
  typed: string;
  onType: (typed: string) => void;
  onSpread: (typed: string) => boolean;
  /** Called after the discount was spread, and on Escape. */
  onClose: (isByKey: boolean) => void;
};

function DiscountField({ typed, onType, onSpread, onClose }: FieldProps) {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  const spread = (isByKey: boolean) => (onSpread(typed) ? onClose(isByKey) : setRefused(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") spread(true);
    else onClose(true);
  };
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
          onChange={(event) => {
            setRefused(false);
            onType(event.target.value);
          }}
          onBlur={() => spread(false)}
          onKeyDown={onKeyDown}
        />
      </label>
      <FieldNote id={id} error={isRefused ? refusal : null} />
    </div>
  );
}
