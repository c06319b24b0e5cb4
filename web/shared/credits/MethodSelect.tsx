import type { MoneyMethod } from "#domain/core/records.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { offeredMethods } from "#shared/sales/payments/methods.ts";
import { Select } from "#ui/form/Select.tsx";

const options = offeredMethods.map((method) => [method, paymentMethodLabels[method]] as const);
type Props = { value: MoneyMethod; onChange: (method: MoneyMethod) => void; className?: string };

/** Selects the payment method of a refund. */
export const MethodSelect = ({ value, onChange, className = "" }: Props) => (
  <Select
    className={className}
    aria-label={words.paymentMethod}
    options={options}
    value={value}
    onChange={({ target }) => onChange(target.value as MoneyMethod)}
  />
);
