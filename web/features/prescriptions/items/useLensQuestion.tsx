import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { isUnmeasured } from "#domain/optics/optics.ts";
import { firstPair, pairOf } from "#domain/workshop/lensEyes.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { doubled, lensWithoutEye } from "#shared/sales/items/itemEyes.ts";
import { itemName, type ItemValues } from "#shared/sales/items/saleItems.ts";
import { useChoice } from "#ui/overlay/useQuestion.tsx";
import { formStrings } from "../form.strings.ts";
import { type FormValues, typedEyes } from "../formValues.ts";
import { typedExtra } from "../extraValues.ts";

const strings = formStrings.items.oneLens;
type Answer = Partial<Pick<ItemValues, "quantity" | "eye">>;

const ofEye = (side: EyeSide) => ({
  text: strings.only(eyeLabels[side].mark),
  answer: { eye: side },
});
const choices: readonly { text: string; answer: Answer; isPrimary?: boolean }[] = [
  { text: strings.two, answer: doubled, isPrimary: true },
  ...eyeSides.map(ofEye),
];

/** Index of a single lens whose eye is unknown while both eyes are measured, for far or near; -1 without one. */
function askedLens(values: FormValues): number {
  const eyes = typedEyes(values);
  const extra = typedExtra(values);
  const areTwo = eyeSides.every(
    (side) => !isUnmeasured(eyes[side]) || extra[side].near_sphere !== null,
  );
  return areTwo ? lensWithoutEye(values.invoice.items, eyes) : -1;
}

/**
 * Asks for each single lens of unknown eye whether there are two lenses, or which eye it is for. The answers go into
 * the form, so that they are asked once.
 */
export function useLensQuestion(): {
  /** Returns the values with the answers; null when a question was dismissed. */
  confirm: (values: FormValues, form: UseFormReturn<FormValues>) => Promise<FormValues | null>;
  question: ReactNode;
} {
  const { choose, question } = useChoice<Answer>();
  const confirm = async (values: FormValues, form: UseFormReturn<FormValues>) => {
    let answered = values;
    for (let at = askedLens(answered); at >= 0; at = askedLens(answered)) {
      const item = answered.invoice.items[at];
      const answer = item && (await choose({ title: strings.title, content: said(item), choices }));
      if (!answer) return null;
      const items = answered.invoice.items.map((one, index) =>
        index === at ? { ...one, ...answer } : one,
      );
      answered = { ...answered, invoice: { ...answered.invoice, items } };
      form.setValue("invoice.items", items, { shouldDirty: true });
    }
    return answered;
  };
  return { confirm, question };
}

const said = (item: ItemValues): ReactNode => {
  const pair = pairOf(item);
  return <p>{strings.text(itemName(item), pair === firstPair ? "" : strings.ofPair(pair))}</p>;
};
