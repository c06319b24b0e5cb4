import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { lensOfEye } from "#domain/contactLenses/lens.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { lensWords } from "#shared/contactLenses/lineWords.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { TextField } from "#ui/form/Field.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import { lensField } from "./sheetValues.ts";
import { trialStates, useTrial } from "./useTrial.ts";

const text = sheetStrings.trial;
type Props = { sheet: SheetDocument; onClose: () => void };

/** Adds trial lenses, which are neither sold nor counted in the stock. */
export function TrialDialog({ sheet, onClose }: Props) {
  const trial = useTrial(sheet, onClose);
  const { refusals } = trial;
  return (
    <FormDialog
      title={text.title}
      save={text.save}
      submit={trial.send}
      isBusy={trial.isBusy}
      right="prescription.write"
      onClose={onClose}
    >
      <p className="text-ink-2">{text.hint}</p>
      <Eyes sheet={sheet} trial={trial} />
      <TextField
        label={text.quantity}
        error={refusals.quantity || undefined}
        isNumber
        inputMode="numeric"
        value={trial.quantity}
        onChange={({ target }) => trial.setQuantity(target.value)}
      />
      <Segment
        label={text.state}
        options={trialStates.map((value) => ({ value, label: text.states[value] }))}
        value={trial.status}
        onChange={trial.setStatus}
      />
      {refusals.sent && (
        <FormNotice tone="bad" role="alert">
          {refusals.sent}
        </FormNotice>
      )}
    </FormDialog>
  );
}

type EyesProps = { sheet: SheetDocument; trial: ReturnType<typeof useTrial> };

/** Checkboxes of the eyes to try; names each eye whose lens is not one of the shop's products. */
const Eyes = ({ sheet, trial: { eyes, unknown, isTried, toggle, refusals } }: EyesProps) => (
  <fieldset>
    <legend className="label">{text.eyes}</legend>
    {eyes.map((side) => (
      <Checkbox
        key={side}
        checked={isTried(side)}
        onChange={({ target }) => toggle(side, target.checked)}
      >
        <span className="rx whitespace-normal">
          {lensWords(side, lensOfEye(sheet[lensField(side)]))}
        </span>
      </Checkbox>
    ))}
    {unknown.map((side) => (
      <p key={side} className="text-sm text-warn-ink">
        {text.noProduct(eyeLabels[side].name)}
      </p>
    ))}
    {refusals.eyes && (
      <p role="alert" className="field-error">
        {refusals.eyes}
      </p>
    )}
  </fieldset>
);
