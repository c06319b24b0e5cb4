import { useFormContext } from "react-hook-form";
import { useUses } from "#api/session/people.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { eyesExtraOf, givenNear } from "#domain/optics/measures/extraMeasures.ts";
import { hasNearVision } from "#domain/optics/lensRemarks.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import type { EyeSide, LensUse, Prescription, QuoteVariant } from "#domain/core/records.ts";
import { follows } from "#domain/lenses/follows.ts";
import { linesOfVariant } from "#domain/quotes/quote.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { linesOfChoice } from "#shared/lenses/chosenLines.ts";
import { useChooseLenses } from "#shared/lenses/lensHost.tsx";
import { PowerRemark } from "#shared/lenses/LinePower.tsx";
import type { LineValues } from "#shared/quotes/quoteLines.ts";
import { Button } from "#ui/page/Button.tsx";
import { useQuotePrescription } from "./QuoteLens.tsx";
import type { QuoteValues } from "./quoteValues.ts";

const nearsOf = (prescription: Prescription) => {
  const { right, left } = eyesExtraOf(prescription);
  return { right: givenNear(right), left: givenNear(left) };
};

/** Product of the first frame among lines that are sold together; '' without a frame. */
const frameOf = (lines: readonly LineValues[]): string =>
  lines.find(({ type }) => type === "frame" || type === "sunglasses")?.product ?? "";

type Wanted = { side?: EyeSide | ""; use?: LensUse | "" };

/**
 * Returns the function that opens the lens choice for the quote's prescription; without one, the dialog asks for the
 * correction.
 */
function useQuoteChoice(variant: QuoteVariant | "") {
  const { getValues } = useFormContext<QuoteValues>();
  const prescription = useQuotePrescription();
  const choose = useChooseLenses();
  return (onChosen: (lines: LineValues[]) => void, { side = "", use }: Wanted = {}) => {
    const isNear =
      prescription !== null && hasNearVision(eyesOf(prescription), nearsOf(prescription));
    choose({
      measured: prescription,
      uses: use ? [use] : isNear ? ["", "near"] : [""],
      side,
      frame: frameOf(linesOfVariant(getValues("items"), variant)),
      on: parseDay(getValues("date")) ?? "",
      onChosen: (choice) => onChosen(linesOfChoice(choice).map((line) => ({ ...line, variant }))),
    });
  };
}

/** Button 'Choisir par puissance', below the picker of a variant. */
export function QuoteChooser({ variant }: { variant: QuoteVariant | "" }) {
  const { getValues, setValue, clearErrors } = useFormContext<QuoteValues>();
  const isUsed = useUses("lenses");
  const choose = useQuoteChoice(variant);
  const add = (lines: readonly LineValues[]) => {
    setValue("items", [...getValues("items"), ...lines], { shouldDirty: true });
    clearErrors("items");
  };
  return (
    isUsed && (
      <Button size="sm" icon="eye" className="mt-2" onClick={() => choose(add)}>
        {words.byPower}
      </Button>
    )
  );
}

type PowerProps = { index: number; item: LineValues; name: string };

/** Remark when the lens of a line no longer suits the prescription, with a button to choose another. */
export function QuotePowerRemark({ index, item, name }: PowerProps) {
  const { getValues, setValue } = useFormContext<QuoteValues>();
  const prescription = useQuotePrescription();
  const error = useFieldError<QuoteValues>(`items.${index}.power`);
  const choose = useQuoteChoice(item.variant);
  const { power, eye, use = "", geometry = "", id } = item;
  if (!power) return null;
  const replace = ([first, ...others]: LineValues[]) => {
    if (!first) return;
    const items = getValues("items");
    const put = items.flatMap((one) => (one.id === id ? [{ ...first, id }, ...others] : [one]));
    setValue("items", put, { shouldDirty: true });
  };
  return (
    <PowerRemark
      name={name}
      follows={eye && follows(prescription, { power, eye, use, geometry })}
      isRefused={error !== null}
      onAgain={() => choose(replace, { side: eye, use })}
    />
  );
}
