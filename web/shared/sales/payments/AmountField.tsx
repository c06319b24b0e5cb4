import { type ComponentProps, useId } from "react";
import { FieldFrame, InDirhams, inForm } from "#ui/form/Field.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  error?: string | undefined;
};

/** Amount field in dirhams, right-aligned with its unit and a numeric keypad. */
export function AmountField({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(described) => (
        <InDirhams>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...described}
            id={id}
            className="field field-num pr-10 text-md font-medium"
          />
        </InDirhams>
      )}
    </FieldFrame>
  );
}

export const FormAmount = inForm(AmountField);
