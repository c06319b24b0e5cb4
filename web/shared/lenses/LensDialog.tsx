import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { productQueries } from "#api/stock/products.ts";
import { eipsOf, type Measured } from "#domain/lenses/measuredLens.ts";
import { neededDiameter } from "#domain/lenses/neededDiameter.ts";
import { type EyeSide, eyeSides, type LensUse } from "#domain/core/records.ts";
import type { LensRange } from "#domain/lenses/choices.ts";
import { capital } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { lensUseNames } from "#domain/core/names/names.strings.ts";
import { Segment } from "#ui/form/Segment.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { Button } from "#ui/page/Button.tsx";
import { type AskedEyes, askedEyes, askedSides, measuredOfEntry, noEyes } from "./askedEyes.ts";
import { CorrectionField } from "./CorrectionField.tsx";
import { LensResults } from "./LensResults.tsx";
import type { LensDialogProps } from "./lensHost.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";
import { RangeDetails } from "./RangeDetails.tsx";
import { readCorrection } from "#domain/lenses/readCorrection.ts";
import { useLensChoices } from "./useLensChoices.ts";
import { WordsField } from "./WordsField.tsx";
import { useRested } from "./useRested.ts";

/** Keeps one of the eyes; both for ''. */
const only = (asked: AskedEyes, side: EyeSide | ""): AskedEyes =>
  side === "" ? asked : { ...noEyes, [side]: asked[side] };

const nameOfUse = (use: LensUse | ""): string => capital(lensUseNames[use || "far"]);

/** Smallest lens diameter that the frame needs; null while a frame size or a pupillary distance is unknown. */
function useNeeded(frame: string, measured: Measured, use: LensUse | ""): number | null {
  const { data } = useQuery({ ...productQueries.one(frame), enabled: frame !== "" });
  return data ? neededDiameter(data, eipsOf(measured, use)) : null;
}

/** 'Choisir par puissance': chooses a range for both measured eyes, or for one. */
export function LensDialog({ request, onClose }: LensDialogProps) {
  const [typed, setTyped] = useState("");
  const [use, setUse] = useState(request.uses[0] ?? "");
  const [side, setSide] = useState(request.side);
  const [q, setQ] = useState("");
  const entry = useRested(typed);
  const measured = request.measured ?? measuredOfEntry(readCorrection(entry).reading);
  const both = askedEyes(measured, use);
  const asked = only(both, side);
  const state = useLensChoices({
    asked,
    q: useRested(q),
    needed: useNeeded(request.frame, measured, use),
    on: request.on,
  });
  const choose = (range: LensRange, isSpecial = false) =>
    request.onChosen({ range, asked, isSpecial, use });
  const areTwo = askedSides(both).length > 1;
  return (
    <Dialog title={words.byPower} onClose={onClose} className="md:max-w-4xl">
      {!request.measured && <CorrectionField value={typed} onChange={setTyped} />}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {areTwo && <EyeChoice side={side} onChoose={setSide} />}
        {request.uses.length > 1 && (
          <Segment
            label={text.use}
            options={request.uses.map((one) => ({ value: one, label: nameOfUse(one) }))}
            value={use}
            onChange={setUse}
          />
        )}
        <WordsField value={q} onChange={setQ} />
      </div>
      {askedSides(asked).length === 0 ? (
        <p className="text-ink-3">{request.measured ? text.unmeasured : text.noCorrection}</p>
      ) : (
        <LensResults
          state={state}
          isFirst={request.measured !== null}
          row={(range) => <RangeButton range={range} onPress={() => choose(range)} />}
          act={(range) => (
            <Button
              size="sm"
              right="price.change"
              title={text.specialHint}
              onClick={() => choose(range, true)}
            >
              {text.special}
            </Button>
          )}
        />
      )}
    </Dialog>
  );
}

const RangeButton = ({ range, onPress }: { range: LensRange; onPress: () => void }) => (
  <button
    type="button"
    data-lens
    className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2.5 text-left hover:bg-hover"
    onClick={onPress}
  >
    <RangeDetails range={range} />
  </button>
);

type EyeChoiceProps = { side: EyeSide | ""; onChoose: (side: EyeSide | "") => void };

/** Choice between both eyes and a single one. */
function EyeChoice({ side, onChoose }: EyeChoiceProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Segment
        label={text.eyes}
        options={[
          { value: "both", label: text.bothEyes },
          { value: "one", label: text.oneEye },
        ]}
        value={side === "" ? "both" : "one"}
        onChange={(value) => onChoose(value === "both" ? "" : "right")}
      />
      {side !== "" && (
        <Segment
          label={text.whichEye}
          options={eyeSides.map((one) => ({ value: one, label: eyeLabels[one].mark }))}
          value={side}
          onChange={onChoose}
        />
      )}
    </div>
  );
}
