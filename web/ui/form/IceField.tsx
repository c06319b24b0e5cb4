import { useFormContext, useWatch } from "react-hook-form";
import { words } from "#lib/texts/words.strings.ts";
import { FormText } from "./Field.tsx";
import { formTexts } from "./form.strings.ts";

type Values = { ice: string };

/** True of an ICE (company identifier) without exactly fifteen digits; spaces are ignored. */
export const isOddIce = (ice: string): boolean =>
  ice.trim() !== "" && !/^\d{15}$/.test(ice.replace(/\s/g, ""));

/** Field for an ICE. A wrong number of digits gets a remark, but is never refused. */
export function IceField({ isOptional = false }: { isOptional?: boolean }) {
  const { control } = useFormContext<Values>();
  const isOdd = isOddIce(useWatch({ control, name: "ice" }));
  return (
    <FormText<Values>
      path="ice"
      label={words.ice}
      isOptional={isOptional}
      inputMode="numeric"
      className={isOdd ? "[&_input]:border-warn" : ""}
      hint={isOdd ? <span className="text-warn-ink">{formTexts.iceWarning}</span> : undefined}
    />
  );
}
