import { type FieldPathByValue, useFormContext } from "react-hook-form";
import { formatAmount, parseAmount } from "../../../../pb_hooks/domain/money";
import type { FormValues } from "./formValues";
import { errorIdOf, useFieldError } from "../../../ui/documents/useFieldError";

type Props = {
  path: FieldPathByValue<FormValues, string>;
  /** For screen readers, where there is no visible label. */
  label?: string;
  id?: string;
  kind: "amount" | "quantity" | "date";
  className?: string;
};

/** A field inside a row of lines or payments: its label is for screen readers, its error is drawn by the row. */
export function CellInput({ path, label, id, kind, className = "" }: Props) {
  const { register, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const error = useFieldError<FormValues>(path);
  const { onBlur, onChange, ...input } = register(path);
  const writeAmount = () => {
    const amount = parseAmount(getValues(path));
    const text = amount === null ? null : formatAmount(amount);
    if (text !== null && text !== getValues(path)) setValue(path, text);
  };
  return (
    <input
      {...input}
      id={id}
      type={kind === "date" ? "date" : "text"}
      className={`field ${kind === "date" ? "" : "field-num"} ${className}`}
      inputMode={kind === "date" ? undefined : kind === "amount" ? "decimal" : "numeric"}
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorIdOf(path) : undefined}
      onFocus={(event) => {
        if (kind !== "date") event.target.select();
      }}
      onChange={(event) => {
        if (error) clearErrors(path);
        void onChange(event);
      }}
      onBlur={(event) => {
        if (kind === "amount") writeAmount();
        void onBlur(event);
      }}
    />
  );
}
