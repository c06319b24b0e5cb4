import { type ReactNode, useId } from "react";
import { type FieldValues, useFormContext, useFormState, useWatch } from "react-hook-form";
import { paymentMethods } from "#domain/core/records.ts";
import { paymentMethodLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { RowField } from "#shared/documents/RowField.tsx";
import { RowInput } from "#shared/documents/RowInput.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { ClosedNotice } from "#shared/period/ClosedNotice.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { Select } from "#ui/form/Select.tsx";
import { MethodChoice } from "./MethodChoice.tsx";
import { NumberRemark } from "./NumberRemark.tsx";
import { dialogChecks } from "./payment.ts";
import { banks } from "#shared/sales/sales.strings.ts";

/**
 * `dialog`: labels above the fields, own checks; `row`: grid of the prescription form; `counter`: no date, amount last.
 */
type Layout = "dialog" | "row" | "counter";
type Props = {
  layout: Layout;
  /** Path of the payment in the form, ending with a dot; '' when the form is the payment itself. */
  path?: string;
  /** Amount field, for layouts other than a row, which draws its own. */
  amount?: ReactNode;
  /** Stored method, which a row offers besides the current ones. */
  stored?: string;
};

/** Fields of a payment: method, amount, day, reference, cheque. */
export function PaymentFields(props: Props) {
  if (props.layout === "dialog") return <DialogLayout {...props} />;
  return props.layout === "row" ? <RowLayout {...props} /> : <CounterLayout {...props} />;
}

function useMethod(path: string) {
  const [method, reference, amount]: string[] = useWatch({
    name: [`${path}payment_method`, `${path}reference`, `${path}amount`],
  });
  return { method: method ?? "", reference: reference ?? "", amount: amount ?? "" };
}

function DialogLayout({ path = "", amount }: Props) {
  const { register, control } = useFormContext();
  const { touchedFields } = useFormState({ control });
  const { method, reference } = useMethod(path);
  const isCheque = method === "check";
  return (
    <>
      {amount}
      <MethodChoice input={register(`${path}payment_method`, { validate: dialogChecks.method })} />
      <div className={`grid gap-3 ${isCheque ? "grid-cols-2" : "md:grid-cols-[2fr_3fr]"}`}>
        <DayField<FieldValues>
          path={`${path}date`}
          label={words.date}
          rules={{ validate: dialogChecks.date }}
        />
        {isCheque ? (
          <ChequeFields layout="dialog" path={path} />
        ) : (
          <Reference layout="dialog" path={path} />
        )}
        <div className="col-span-full empty:hidden">
          <ClosedNotice path={`${path}date`} kind="refused" />
        </div>
        <div className="col-span-full -mt-2 empty:hidden">
          <NumberRemark {...{ method, reference }} isMuted={!touchedFields["reference"]} />
        </div>
      </div>
      <Text layout="dialog" path={`${path}notes`} label={words.notes} maxLength={500} />
    </>
  );
}

function RowLayout({ path = "", stored = "" }: Props) {
  const { register } = useFormContext();
  const { method, reference, amount } = useMethod(path);
  return (
    <>
      <RowField title={words.paymentDate} className="max-md:order-3">
        <DayField<FieldValues>
          path={`${path}date`}
          label={words.paymentDate}
          inRow={{ errorId: errorIdOf(`${path}date`) }}
        />
      </RowField>
      <RowField title={words.method} className="max-md:order-4 max-md:col-span-2">
        <Select
          {...register(`${path}payment_method`)}
          aria-label={words.method}
          options={offered(stored).map((value) => [value, paymentMethodLabels[value]])}
        />
      </RowField>
      <RowField title={words.amount} className="max-md:order-1 max-md:col-span-2">
        <RowInput
          path={`${path}amount`}
          label={words.amount}
          kind="amount"
          className="font-medium"
        />
      </RowField>
      <Reference
        layout="row"
        path={path}
        className="col-span-full md:col-span-2 md:col-start-2 order-4"
      />
      <div className="order-4 col-span-full empty:hidden">
        <ClosedNotice path={`${path}date`} kind="refused" isNew={false} isQuiet />
      </div>
      {method === "check" && (
        <div className="col-span-full grid grid-cols-[minmax(0,1fr)_9.5rem] items-start gap-2 md:col-span-2 md:col-start-2 md:grid-cols-[minmax(0,1fr)_9rem] order-4">
          <ChequeFields layout="row" path={path} />
          <div className="col-span-full empty:hidden">
            {amount.trim() !== "" && <NumberRemark {...{ method, reference }} />}
          </div>
        </div>
      )}
    </>
  );
}

function CounterLayout({ path = "", amount }: Props) {
  const { register } = useFormContext();
  const { method, reference } = useMethod(path);
  return (
    <>
      <MethodChoice input={register(`${path}payment_method`)} />
      {/* Hidden for cash, which has no reference. */}
      {(method !== "cash" || reference !== "") && (
        <div>
          <Reference layout="counter" path={path} />
          <NumberRemark {...{ method, reference }} />
        </div>
      )}
      {method === "check" && (
        <div className="grid grid-cols-2 gap-2">
          <ChequeFields layout="counter" path={path} />
        </div>
      )}
      {amount}
    </>
  );
}

/**
 * Methods to choose from, with a stored `bank_transfer` (docs/architecture.md, Collections) or credit; neither can be
 * newly chosen.
 */
const offered = (current: string) =>
  paymentMethods.filter(
    (method) => !["bank_transfer", "credit"].includes(method) || current === method,
  );

type PartProps = { layout: Layout; path?: string };

/** Fields that only a cheque has: bank and due day; in a dialog, its number is between them. */
export function ChequeFields({ layout, path = "" }: PartProps) {
  const list = useId();
  const due = `${path}due_on`;
  const day = (
    <DayField<FieldValues>
      path={due}
      label={words.dueOn}
      isAhead
      {...(layout === "dialog" && { isOptional: true, rules: { validate: dialogChecks.dueOn } })}
      {...(layout === "row" && { inRow: { errorId: errorIdOf(due) } })}
    />
  );
  return (
    <>
      <Text layout={layout} path={`${path}bank`} label={words.bank} list={list} maxLength={200} />
      <datalist id={list}>
        {banks.map((bank) => (
          <option key={bank}>{bank}</option>
        ))}
      </datalist>
      {layout === "dialog" && <Reference layout="dialog" path={path} />}
      {layout === "row" ? <RowField title={words.dueOn}>{day}</RowField> : day}
    </>
  );
}

const Reference = ({ path = "", ...props }: PartProps & { className?: string }) => (
  <Text
    {...props}
    path={`${path}reference`}
    label={words.reference}
    placeholder={words.referenceHint}
    maxLength={500}
  />
);

type TextProps = {
  layout: Layout;
  path: string;
  label: string;
  list?: string;
  placeholder?: string;
  /** Length limit of the dialog; in other layouts the server checks. */
  maxLength: number;
  /** CSS class that places the field in a row. */
  className?: string;
};

function Text({ layout, path, label, maxLength, className, ...input }: TextProps) {
  const id = useId();
  const { register } = useFormContext();
  const error = useFieldError(path);
  if (layout === "dialog")
    return (
      <TextField
        label={label}
        isOptional
        maxLength={maxLength}
        error={error ?? undefined}
        {...input}
        {...register(path)}
      />
    );
  if (layout === "row")
    return (
      <RowField title={label} {...(className ? { className } : {})}>
        <RowInput path={path} label={label} kind="text" {...input} />
      </RowField>
    );
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <RowInput path={path} id={id} kind="text" {...input} />
      <FieldNote id={errorIdOf(path)} error={error} />
    </div>
  );
}
