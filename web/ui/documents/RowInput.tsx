import { type FieldValues, type Path, useFormContext } from "react-hook-form";
import { formatAmount, parseAmount } from "../../../pb_hooks/domain/money";
import { errorIdOf, useFieldError } from "./useFieldError";

type Props<Values extends FieldValues> = {
  path: Path<Values>;
  /** For screen readers: a row has no visible labels. */
  label: string;
  kind: "amount" | "quantity" | "signed" | "text";
  className?: string;
  /** After the field was left: what follows from its value. */
  onLeave?: () => void;
};

const modes = {
  amount: "decimal",
  quantity: "numeric",
  signed: undefined,
  text: undefined,
} as const;

/** A field inside a row of a document: its error is drawn by the row. */
export function RowInput<Values extends FieldValues>(props: Props<Values>) {
  const { path, label, kind, className = "", onLeave } = props;
  const { register, getValues, setValue, clearErrors } = useFormContext<Values>();
  const error = useFieldError<Values>(path);
  const { onBlur, onChange, ...input } = register(path);
  const tidy = () => {
    const typed = String(getValues(path));
    const amount = kind === "amount" ? parseAmount(typed || "0") : null;
    // An empty number is zero (supply.md §5).
    const text =
      amount === null ? (kind === "quantity" && typed === "" ? "0" : typed) : formatAmount(amount);
    if (text !== typed) setValue(path, text as never);
  };
  return (
    <input
      {...input}
      type="text"
      className={`field ${kind === "text" ? "" : "field-num"} ${className}`}
      inputMode={modes[kind]}
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorIdOf(path) : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        if (error) clearErrors(path);
        void onChange(event);
      }}
      onBlur={(event) => {
        tidy();
        void onBlur(event);
        onLeave?.();
      }}
    />
  );
}
