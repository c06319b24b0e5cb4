import { useFormContext, useWatch } from "react-hook-form";
import { newId } from "#lib/ids.ts";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { LineRemark } from "./LineRemark.tsx";
import { blankPairs, laterOf, pairNumbers } from "../pairValues.ts";
import { nextPairOf, remarksOfPairs } from "./itemPairs.ts";

const strings = formStrings.items.pairs;

/** '2e paire': copies the lenses of the last pair that has lenses, but not its frame. */
export function NextPairButton() {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const next = nextPairOf(items, () => "")[0]?.pair;
  if (!next) return null;
  const copy = () => {
    const now = getValues("invoice.items");
    // Clears measures left by a removed pair of the same number.
    for (const pair of laterOf([next]))
      if (!pairNumbers(now).includes(pair)) setValue(`pairs.${pair}`, blankPairs[`${pair}`]);
    setValue("invoice.items", [...now, ...nextPairOf(now, newId)], { shouldDirty: true });
  };
  return (
    <button type="button" className="btn btn-quiet btn-sm" title={strings.hint} onClick={copy}>
      {strings.next(next)}
    </button>
  );
}

/** Remarks on pairs that have several frames, or too many lenses. */
export function PairRemarks() {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  return (
    <div role="status">
      {remarksOfPairs(items).map(({ code, pair }) => (
        <LineRemark key={`${code}${pair}`}>{strings.remarks[code](pair)}</LineRemark>
      ))}
    </div>
  );
}

type MarkProps = { index: number; name: string };

/** Button with the pair of a frame or lens line; a press selects the next pair. */
export function PairMark({ index, name }: MarkProps) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const pair = useWatch({ control, name: `invoice.items.${index}.pair` }) ?? 1;
  const turn = () => {
    const last = pairNumbers(getValues("invoice.items")).at(-1) ?? 1;
    setValue(`invoice.items.${index}.pair`, pair >= last ? 1 : pair + 1, { shouldDirty: true });
  };
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm px-2"
      aria-label={strings.mark(pair, name)}
      title={strings.mark(pair, name)}
      onClick={turn}
    >
      {strings.short(pair)}
    </button>
  );
}
