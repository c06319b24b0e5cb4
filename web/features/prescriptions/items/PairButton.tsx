import { useFormContext, useWatch } from "react-hook-form";
import { parseQuantity } from "#domain/core/money.ts";
import { eyeSides } from "#domain/core/records.ts";
import type { ItemValues } from "#shared/sales/saleItems.ts";
import { formStrings } from "../form.strings.ts";
import { eyesAsRead, type FormValues } from "../formValues.ts";
import { useTypedEyes } from "../eyes/useEyes.ts";

const strings = formStrings.items;
type Props = { index: number; name: string };

const lensesOf = (items: readonly ItemValues[]): number =>
  items
    .filter(({ type }) => type === "lens")
    .reduce((sum, { quantity }) => sum + (parseQuantity(quantity) ?? 0), 0);

/** Offered when both eyes are measured and there is one lens. */
function usePairOffer(): boolean {
  const { control, getValues } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  useTypedEyes();
  const eyes = eyesAsRead(getValues());
  const isPair = eyeSides.every((side) => eyes[side].sphere !== null || eyes[side].cylinder);
  return isPair && lensesOf(items) === 1;
}

/** '× 2': adds the second lens of a line. */
export function PairButton({ index, name }: Props) {
  const { setValue } = useFormContext<FormValues>();
  if (!usePairOffer()) return null;
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm px-2 touch:min-w-11"
      aria-label={`${strings.pair}, ${name}`}
      title={strings.pairHint}
      onClick={() => setValue(`invoice.items.${index}.quantity`, "2", { shouldDirty: true })}
    >
      {strings.pair}
    </button>
  );
}
