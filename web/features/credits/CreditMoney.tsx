import { useFormContext, useWatch } from "react-hook-form";
import { type Centimes, formatAmount, minus, noMoney } from "#domain/core/money.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { paymentMethodLabels } from "#lib/labels.ts";
import { words } from "#lib/words.strings.ts";
import { AmountField } from "#shared/sales/AmountField.tsx";
import { offeredMethods } from "#shared/sales/methods.ts";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { type CreditValues, moneyOf, type MoneyUse, totalOf, moneyUseOf } from "./creditValues.ts";
import { freedMoney } from "#shared/credits/creditLines.ts";
import { strings } from "./credits.strings.ts";

const text = strings.form;
const methods = Object.fromEntries(
  offeredMethods.map((method) => [method, paymentMethodLabels[method]]),
);
const uses: readonly MoneyUse[] = ["deduct", "refund", "keep"];

/** Total of the credit note, the use of its money, and the balance after it. */
export function CreditMoney({ invoice }: { invoice: InvoiceDocument }) {
  const { control, register, formState } = useFormContext<CreditValues>();
  const [items, chosen, money] = useWatch({ control, name: ["items", "use", "money"] });
  const total = totalOf({ items });
  const { remaining, surplus, most } = freedMoney(invoice, total);
  const use = moneyUseOf({ use: chosen }, surplus);
  const given = use === "deduct" ? noMoney : moneyOf({ money }, surplus);
  return (
    <>
      <Card isUnnamed title={text.total}>
        <dl className="grid gap-1 p-4">
          <Sum label={text.total} amount={total} isStrong />
          <After remaining={remaining} surplus={surplus} given={given} />
        </dl>
      </Card>
      <Card title={text.money}>
        <div className="grid gap-4 p-4">
          {most === noMoney ? <p className="text-ink-2">{text.nothingPaid}</p> : <Uses use={use} />}
          {use !== "deduct" && most > noMoney && (
            <AmountField
              label={words.amount}
              placeholder={formatAmount(surplus)}
              error={formState.errors.money?.message}
              {...register("money")}
            />
          )}
          {use === "refund" && most > noMoney && (
            <>
              <FormSelect<CreditValues>
                path="method"
                label={words.paymentMethod}
                options={methods}
              />
              <FormText<CreditValues>
                path="reference"
                label={words.reference}
                maxLength={500}
                isOptional
              />
            </>
          )}
          <p className="text-sm text-ink-3">{text.final}</p>
        </div>
      </Card>
    </>
  );
}

/** Balance of the invoice after the credit note and its money. */
function After({ remaining, surplus, given }: Record<"remaining" | "surplus" | "given", Centimes>) {
  // Money beyond the surplus makes the invoice due again.
  const due = given > surplus ? minus(given, surplus) : noMoney;
  const back = surplus > given ? minus(surplus, given) : noMoney;
  return back > 0 ? (
    <Sum label={text.back} amount={back} />
  ) : (
    <Sum label={text.after} amount={due > 0 ? due : remaining} />
  );
}

const Sum = ({
  label,
  amount,
  isStrong,
}: {
  label: string;
  amount: Centimes;
  isStrong?: boolean;
}) => (
  <div
    className={`flex flex-wrap justify-between gap-3 ${isStrong ? "text-md font-semibold" : ""}`}
  >
    <dt>{label}</dt>
    <dd>
      <Money centimes={amount} />
    </dd>
  </div>
);

/** Radio rows of the uses, each with its effect. */
function Uses({ use }: { use: MoneyUse }) {
  const { setValue, clearErrors } = useFormContext<CreditValues>();
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{text.money}</legend>
      {uses.map((one) => (
        <label
          key={one}
          className="flex cursor-pointer items-start gap-3 rounded-control p-2 hover:bg-hover has-checked:bg-brand-soft touch:min-h-11"
        >
          <input
            type="radio"
            name="use"
            aria-label={`${text.uses[one]}. ${text.useHints[one]}`}
            className="mt-1"
            checked={use === one}
            onChange={() => {
              setValue("use", one, { shouldDirty: true });
              clearErrors("money");
            }}
          />
          <span>
            <span className="font-medium">{text.uses[one]}</span>
            <span className="block text-sm text-ink-3">{text.useHints[one]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
