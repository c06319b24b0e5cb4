import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import { eyeFields } from "#domain/optics/optics.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { orderedText } from "#shared/workshop/orderChange.ts";
import { type FormValues, valuesOf } from "../formValues.ts";
import { foldedFields } from "../extraValues.ts";

/** Form fields whose values an order to the lab contains. */
const watched = [...eyeFields, ...foldedFields, "pairs", "invoice.items"] as const;

const lensesOf = (items: readonly ItemValues[]) =>
  items
    .filter(({ type }) => type === "lens")
    .map(({ product, label, quantity, eye, pair = 1, use = "" }) => [
      product,
      label,
      quantity,
      eye,
      pair,
      use,
    ]);

/**
 * Warns that the lenses are already ordered, once the correction or the lines were changed and the lab has not been
 * told.
 */
export function OrderedNotice({ document }: { document: PrescriptionDocument | null }) {
  const text = orderedText(document?.job ?? null);
  return document && text && <Changed document={document} text={text} />;
}

function Changed({ document, text }: { document: PrescriptionDocument; text: string }) {
  const { control } = useFormContext<FormValues>();
  const typed = useWatch({ control, name: watched });
  const base = useMemo(() => valuesOf(document, ""), [document]);
  const before = [
    ...eyeFields.map((field) => base[field]),
    ...foldedFields.map((field) => base[field]),
    base.pairs,
    lensesOf(base.invoice.items),
  ];
  const now = [...typed.slice(0, -1), lensesOf(typed.at(-1) as ItemValues[])];
  const isChanged = document.job?.changed || JSON.stringify(now) !== JSON.stringify(before);
  return isChanged && <FormNotice tone="warn">{text}</FormNotice>;
}
