import type { LensRemark } from "#domain/contactLenses/lensRemarks.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { lensOfEye } from "#domain/contactLenses/lens.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { lensNumbers } from "#shared/contactLenses/lensTexts.ts";
import { EyeErrors, EyeRemarks, useRefused } from "./EyeNotes.tsx";
import { checkEye, eyeOfTexts, type EyeTexts } from "./eyeValues.ts";
import { NumberInput } from "./NumberInput.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import { lensField } from "./sheetValues.ts";
import { useEyeTexts } from "./useEyes.ts";

const text = sheetStrings.eyes;

/** Lens of the eye in words; '' while a value is refused. */
function readingOf(side: EyeSide, texts: EyeTexts): string {
  if (checkEye(lensField(side), texts).length > 0) return "";
  return lensText(lensOfEye(eyeOfTexts(texts))) || text.nothing;
}

type Props = { side: EyeSide; remarks: readonly LensRemark[] };

/** Row of an eye: six fields in tab order with their lens in words; below, errors, remarks and origin of the values. */
export function EyeRow({ side, remarks }: Props) {
  const texts = useEyeTexts(side);
  const state = useRefused(side);
  const { mark, name } = eyeLabels[side];
  const remarked = new Set<string>(remarks.map(({ key }) => key));
  return (
    <div role="group" aria-label={name} className={side === "left" ? "border-t border-line" : ""}>
      <div className="px-4 py-2.5">
        <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            <span className="text-md font-medium">{mark}</span>{" "}
            <span className="text-sm text-ink-3">{name}</span>
          </span>
          <output className="rx text-sm whitespace-normal text-ink-2" aria-live="polite">
            {readingOf(side, texts)}
          </output>
        </p>
        <div className="grid grid-cols-3 gap-2 @rx:grid-cols-6">
          {lensNumbers.map((key, index) => (
            <NumberInput
              key={key}
              side={side}
              name={key}
              isRemarked={remarked.has(key)}
              isWanted={index === 0 && state.wanted !== ""}
            />
          ))}
        </div>
        {texts.origin && (
          <p dir="auto" className="mt-1.5 text-sm text-ink-2">
            {texts.origin}
          </p>
        )}
      </div>
      <EyeErrors side={side} texts={texts} state={state} />
      <EyeRemarks side={side} remarks={remarks} />
    </div>
  );
}
