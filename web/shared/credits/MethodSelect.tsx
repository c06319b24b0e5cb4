import type { MoneyMethod } from "#domain/core/records.ts";
import { paymentMethodLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { offeredMethods } from "#shared/sales/methods.ts";

type Props = { value: MoneyMethod; onChange: (method: MoneyMethod) => void; className?: string };

/** Payment method of money given back. */
export const MethodSelect = ({ value, onChange, className = "" }: Props) => (
  <select
    className={`field w-auto ${className}`}
    aria-label={words.paymentMethod}
    value={value}
    onChange={({ target }) => onChange(target.value as MoneyMethod)}
  >
    {offeredMethods.map((method) => (
      <option key={method} value={method}>
        {paymentMethodLabels[method]}
      </option>
    ))}
  </select>
);
