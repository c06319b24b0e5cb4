import { useFormContext, useWatch } from "react-hook-form";
import { eyeSides } from "#domain/core/records.ts";
import { doubled, isLoneLens } from "#shared/sales/items/itemEyes.ts";
import { DoubleButton } from "#shared/sales/items/LensButtons.tsx";
import { eyesAsRead, type FormValues } from "../formValues.ts";
import { useTypedEyes } from "../eyes/useEyes.ts";

type Props = { index: number; name: string };

/** True when both eyes are measured and the line is the only lens of its pair. */
function useDoubleOffer(index: number): boolean {
  const { control, getValues } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  useTypedEyes();
  const eyes = eyesAsRead(getValues());
  const areTwo = eyeSides.every((side) => eyes[side].sphere !== null || eyes[side].cylinder);
  return areTwo && isLoneLens(items, index);
}

/** '× 2': adds the second lens of a line, for the other eye. */
export function PairButton({ index, name }: Props) {
  const { setValue } = useFormContext<FormValues>();
  if (!useDoubleOffer(index)) return null;
  const double = () => {
    setValue(`invoice.items.${index}.eye`, doubled.eye, { shouldDirty: true });
    setValue(`invoice.items.${index}.quantity`, doubled.quantity, { shouldDirty: true });
  };
  return <DoubleButton name={name} onPress={double} />;
}
