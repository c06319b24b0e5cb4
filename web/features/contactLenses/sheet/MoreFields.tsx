import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { eyeId, eyePath } from "./eyePaths.ts";
import { curvatures } from "./eyeValues.ts";
import { NumberInput } from "./NumberInput.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import type { SheetValues } from "./sheetValues.ts";
import { ChoiceInput, TextInput } from "./TextInput.tsx";
import { TurnedLens } from "./TurnedLens.tsx";
import { useProductName } from "./useEyeProduct.ts";
import { useEyeTexts, useWriteEye } from "./useEyes.ts";

const text = sheetStrings.eyes;
type Props = {
  side: EyeSide;
  /** Axis of the glasses, in minus-cylinder form; null when unknown. */
  refraction: number | null;
  /** Called after a value of the client's glasses was copied. */
  onTake: () => void;
};

/**
 * Further fields of an eye: product, addition as a word, use, acuity, keratometry, and correction of a rotated lens.
 */
export function MoreFields({ side, refraction, onTake }: Props) {
  const { name, mark } = eyeLabels[side];
  return (
    <section aria-label={`${name}, ${text.furtherOf}`} className="grid content-start gap-3">
      <h3 className="text-sm font-medium">{mark}</h3>
      <ProductField side={side} />
      <div className="grid grid-cols-2 gap-3">
        <TextInput side={side} name="name" />
        <TextInput side={side} name="color" />
        <ChoiceInput side={side} name="add_word" options={contactShared.addWords} />
        <ChoiceInput side={side} name="dn" options={contactShared.dominances} />
        <ChoiceInput side={side} name="use" options={text.uses} className="col-span-2" />
        <TextInput side={side} name="va" />
        <TextInput side={side} name="near_va" />
      </div>
      <div className="grid grid-cols-3 gap-3">
        {curvatures.map((key) => (
          <NumberInput key={key} side={side} name={key} />
        ))}
      </div>
      <TurnedLens side={side} refraction={refraction} onTake={onTake} />
    </section>
  );
}

function ProductField({ side }: { side: EyeSide }) {
  const { product, productName } = useEyeTexts(side);
  const stored = useProductName(product);
  const writeEye = useWriteEye();
  const path = eyePath(side, "product");
  const error = useFieldError<SheetValues>(path);
  const id = eyeId(side, "product");
  return (
    <div>
      <label className="mb-0.5 block text-xs font-medium text-ink-3" htmlFor={id}>
        {text.product} <span className="sr-only">{eyeLabels[side].name}</span>
      </label>
      <ProductCombobox
        id={id}
        label={`${text.product} ${eyeLabels[side].name}`}
        placeholder={text.productHint}
        type="contact_lens"
        text={productName || stored}
        path={path}
        isInvalid={error !== null}
        describedBy={error ? errorIdOf(path) : undefined}
        onSelect={(chosen) =>
          writeEye(side, { product: chosen.id, productName: chosen.name, name: "" })
        }
        onClear={() => writeEye(side, { product: "", productName: "" })}
      />
    </div>
  );
}
