import { type FieldValues, type Path, useFormContext } from "react-hook-form";
import { formatAmount, parseAmount } from "#domain/core/money.ts";
import { InDirhams } from "#ui/form/Field.tsx";
import { errorIdOf, useFieldError } from "./useFieldError.ts";

type Props<Values extends FieldValues> = {
  path: Path<Values>;
  /** Accessible name, because a row has no visible labels. */
  label?: string;
  /** Id to which a visible label refers. */
  id?: string;
  kind: "amount" | "quantity" | "signed" | "discount" | "text";
  /** An empty field counts as zero. */
  isZeroWhenEmpty?: boolean;
  placeholder?: string;
  /** Id of the datalist with suggestions. */
  list?: string;
  className?: string;
  /** Called with each typed text. */
  onType?: (typed: string) => void;
  /** Called on blur. */
  onLeave?: () => void;
};

const modes = {
  amount: "decimal",
  quantity: "numeric",
  signed: undefined,
  discount: undefined,
  text: undefined,
} as const;

/** Input in a row of a document; the row shows its error. */
export function RowInput<Values extends FieldValues>(props: Props<Values>) {
  const {
    path,
    label,
    id,
    kind,
    isZeroWhenEmpty = false,
    placeholder,
    list,
    className = "",
    onType,
    onLeave,
  } = props;
  const isNumber = kind !== "text";
  const { register, getValues, setValue, clearErrors } = useFormContext<Values>();
  const error = useFieldError<Values>(path);
  const { onBlur, onChange, ...input } = register(path);
  const tidy = () => {
    const typed = String(getValues(path));
    const number = typed === "" && isZeroWhenEmpty ? "0" : typed;
    const amount = kind === "amount" || kind === "discount" ? parseAmount(number) : null;
    const text = amount === null ? number : formatAmount(amount);
    if (text !== typed) setValue(path, text as never);
  };
  const isAmount = kind === "amount";
  const field = (
    <input
      {...input}
      id={id}
      type="text"
      dir="auto"
      className={`field ${isNumber ? "field-num" : ""} ${isAmount ? "pr-7 pl-1" : className}`}
      inputMode={modes[kind]}
      autoComplete="off"
      placeholder={placeholder}
      list={list}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorIdOf(path) : undefined}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        if (error) clearErrors(path);
        void onChange(event);
        onType?.(event.target.value);
      }}
      onBlur={(event) => {
        tidy();
        void onBlur(event);
        onLeave?.();
      }}
    />
  );
  if (!isAmount) return field;
  return (
    <InDirhams isNarrow className={className}>
      {field}
    </InDirhams>
  );
}
