import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { prescriptionQueries } from "#api/sales/prescriptions.ts";
import { type EyeSide, eyeSides, type Prescription } from "#domain/core/records.ts";
import { emptyEye, type Eyes, eyesOf, isUnmeasured } from "#domain/optics/optics.ts";
import { linesOfVariant } from "#domain/quotes/quote.ts";
import { doubled, isLoneLens, itemEyes, nextEye } from "#shared/sales/items/itemEyes.ts";
import { DoubleButton, eyeOfKey, EyeMark } from "#shared/sales/items/LensButtons.tsx";
import { offeredPrescriptions, type QuoteValues } from "./quoteValues.ts";

const noEyes: Eyes = { right: emptyEye, left: emptyEye };

/** Prescription of the quote; null without one. */
export function useQuotePrescription(): Prescription | null {
  const [client, chosen] = useWatch<QuoteValues, ["client", "prescription"]>({
    name: ["client", "prescription"],
  });
  const query = prescriptionQueries.some(offeredPrescriptions(client));
  const { data } = useQuery({ ...query, enabled: client !== "" });
  return data?.items.find(({ id }) => id === chosen) ?? null;
}

/** Eyes of the quote's prescription; empty without one. */
function useQuoteEyes(): Eyes {
  const prescription = useQuotePrescription();
  return prescription ? eyesOf(prescription) : noEyes;
}

type Props = { index: number; name: string };

/** Lens line, together with the lines sold with it: the common ones and those of its variant. */
function useLens(index: number) {
  const { setValue } = useFormContext<QuoteValues>();
  const items = useWatch<QuoteValues, "items">({ name: "items" });
  const eyes = useQuoteEyes();
  const item = items[index];
  const sold = item ? linesOfVariant(items, item.variant) : [];
  const at = item ? sold.indexOf(item) : -1;
  const write = (name: "eye" | "quantity", value: string) =>
    setValue(`items.${index}.${name}`, value, { shouldDirty: true });
  return { item, sold, at, eyes, write };
}

/** '× 2' and eye of a lens line, as in the sale form. A selected eye is kept; other eyes follow the correction. */
export function QuoteLens({ index, name }: Props) {
  const { item, sold, at, eyes, write } = useLens(index);
  const hasOneEye = eyeSides.filter((side) => isUnmeasured(eyes[side])).length === 1;
  const double = () => {
    write("eye", doubled.eye);
    write("quantity", doubled.quantity);
  };
  return (
    <>
      {!hasOneEye && isLoneLens(sold, at) && <DoubleButton name={name} onPress={double} />}
      <EyeMark
        item={item}
        eye={itemEyes(sold, eyes)[at] ?? ""}
        name={name}
        onPress={() => write("eye", nextEye(sold, at, { eyes }))}
      />
    </>
  );
}

/** Makes D, G and O (both), typed in the quantity of a lens, select its eye. */
export function useQuoteEyeKeys(index: number): (event: KeyboardEvent) => void {
  const { sold, at, eyes, write } = useLens(index);
  return (event) => {
    const chosen: EyeSide | "" | undefined = eyeOfKey(event);
    if (chosen === undefined) return;
    event.preventDefault();
    write("eye", nextEye(sold, at, { eyes, chosen }));
  };
}
