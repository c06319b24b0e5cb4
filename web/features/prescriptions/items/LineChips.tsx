import { useFormContext, useWatch } from "react-hook-form";
import { eyeSides } from "#domain/core/records.ts";
import { doubled, isLoneLens, itemEyes } from "#shared/sales/items/itemEyes.ts";
import { DoubleButton } from "#shared/sales/items/LensButtons.tsx";
import { useTypedEyes } from "../eyes/useEyes.ts";
import type { FormValues } from "../formValues.ts";
import { pairNumbers } from "../pairValues.ts";
import { EyeButton } from "./EyeButton.tsx";
import { PairMark } from "./NextPair.tsx";

type Props = { index: number; name: string; isLens: boolean };

/**
 * Chips of a line, at most two: its pair, if the sale has several, and its eye. '× 2' is offered for the only lens of a
 * pair when both eyes are measured; with several pairs, it replaces the chip of an unknown eye.
 */
export function LineChips({ index, name, isLens }: Props) {
  const { control, setValue } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const { typed, read } = useTypedEyes();
  const areTwo = eyeSides.every((side) => read[side].sphere !== null || read[side].cylinder);
  const isOne = pairNumbers(items).length < 2;
  const isUnsaid = itemEyes(items, typed)[index] === "";
  const isDouble = isLens && areTwo && isLoneLens(items, index) && (isOne || isUnsaid);
  const double = () => {
    setValue(`invoice.items.${index}.eye`, doubled.eye, { shouldDirty: true });
    setValue(`invoice.items.${index}.quantity`, doubled.quantity, { shouldDirty: true });
  };
  return (
    <>
      {!isOne && <PairMark index={index} name={name} />}
      {isDouble && <DoubleButton name={name} onPress={double} />}
      {isLens && (isOne || !isDouble) && <EyeButton index={index} name={name} />}
    </>
  );
}
