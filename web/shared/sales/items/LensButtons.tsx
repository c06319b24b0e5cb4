import type { KeyboardEvent } from "react";
import { parseQuantity } from "#domain/core/money.ts";
import type { EyeSide } from "#domain/core/records.ts";
import type { ItemValues } from "./saleItems.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const strings = salesStrings.lens;

type EyeProps = {
  item: Pick<ItemValues, "quantity"> | undefined;
  /** Eye that was selected or derived; '' for both eyes, or unknown when it is a single lens. */
  eye: EyeSide | "";
  name: string;
  onPress: () => void;
};

/** Button that shows the eye of a lens line; a press selects the next eye. */
export function EyeMark({ item, eye, name, onPress }: EyeProps) {
  const isOne = parseQuantity(item?.quantity ?? "") === 1;
  const shown = strings.eyes[eye === "" && isOne ? "unknown" : eye];
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm w-14 px-0"
      aria-label={strings.eyes.label(shown.mark, shown.name, name)}
      title={strings.eyes.hint}
      onClick={onPress}
    >
      {shown.mark}
    </button>
  );
}

/** Button '× 2' that adds the second lens of a pair to the line. */
export const DoubleButton = ({ name, onPress }: Pick<EyeProps, "name" | "onPress">) => (
  <button
    type="button"
    className="btn btn-secondary btn-sm px-2 touch:min-w-11"
    aria-label={`${strings.pair}, ${name}`}
    title={strings.pairHint}
    onClick={onPress}
  >
    {strings.pair}
  </button>
);

const letters: Readonly<Record<string, EyeSide | "">> = { d: "right", g: "left", o: "" };

/** Eye for the key D, G or O (both) in the quantity of a lens; undefined for other keys, which are typed normally. */
export function eyeOfKey(event: KeyboardEvent): EyeSide | "" | undefined {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isQuantity = target instanceof HTMLInputElement && target.name.endsWith(".quantity");
  if (!isQuantity || ctrlKey || metaKey || altKey) return undefined;
  return letters[key.toLowerCase()];
}
