import { useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { contactDesignLabels, contactWearLabels } from "#lib/texts/labels.ts";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { checkBoxSize, checkTypedSizes } from "./contactValues.ts";
import type { ProductValues } from "./productValues.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.contact;
const designs = { "": text.noDesign, ...contactDesignLabels };
const wears = { "": text.noWear, ...contactWearLabels };

/** Design, wear, box size and sizes of contact lenses. Renders nothing for other products. */
export function ContactFields() {
  const { control } = useFormContext<ProductValues>();
  if (useWatch({ control, name: "type" }) !== "contact_lens") return null;
  return (
    <fieldset className="col-span-full grid gap-4 rounded-control border border-line p-4 md:grid-cols-3">
      <legend className="px-1 text-sm font-medium text-ink-2">{text.title}</legend>
      <FormSelect<ProductValues> path="design" label={text.design} options={designs} />
      <FormSelect<ProductValues> path="wear" label={text.wear} options={wears} />
      <FormText<ProductValues>
        path="box_size"
        label={text.boxSize}
        hint={text.boxSizeHint}
        rules={{ validate: checkBoxSize }}
        inputMode="numeric"
        isNumber
        isOptional
      />
      <FormText<ProductValues>
        path="bcs"
        label={text.bcs}
        hint={text.bcsHint}
        rules={{ validate: checkTypedSizes("bc") }}
        isOptional
      />
      <FormText<ProductValues>
        path="dias"
        label={text.dias}
        hint={text.diasHint}
        rules={{ validate: checkTypedSizes("dia") }}
        isOptional
      />
    </fieldset>
  );
}

/**
 * Returns a function to call when the type changes. It proposes 'made to order' for a new contact lens, and withdraws
 * the proposal for another type.
 */
export function useOrderProposal(isNew: boolean): () => void {
  const { getValues, setValue } = useFormContext<ProductValues>();
  const isProposed = useRef(false);
  return () => {
    const isContact = getValues("type") === "contact_lens";
    if (!isNew || isContact === isProposed.current) return;
    isProposed.current = isContact;
    setValue("made_to_order", isContact, { shouldDirty: true });
  };
}
