import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { capabilities, capabilitiesOf } from "#domain/core/capabilities.ts";
import { capabilityTexts } from "#domain/core/capabilities.strings.ts";
import { recordedUsesQuery } from "#api/shop/company.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { Badge } from "#ui/page/Badge.tsx";
import { companyStrings } from "./company.strings.ts";
import { type Settings, usesIn } from "./settings.ts";

const text = companyStrings.uses;

/** One switch for each capability of the shop. A capability that already has records is on and cannot be turned off. */
export function UsesCard() {
  const { field, fieldState } = useController<Settings, "uses">({ name: "uses" });
  const { data: recorded = [] } = useQuery(recordedUsesQuery);
  const typed = usesIn(field.value);
  return (
    <>
      <h2 className="card-title mt-2">{text.title}</h2>
      <p className="field-hint">{text.hint}</p>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {capabilities.map((word) => {
          const isRecorded = recorded.includes(word);
          const others = typed.filter((one) => one !== word);
          return (
            <Switch
              key={word}
              name={capabilityTexts[word].name}
              text={capabilityTexts[word].text}
              isOn={isRecorded || typed.includes(word)}
              isLocked={isRecorded}
              onChange={(isOn) =>
                field.onChange(capabilitiesOf(isOn ? [...others, word] : others).join())
              }
            />
          );
        })}
        <SettingSwitch path="vat" name={words.vat} text={text.vat} />
        <SettingSwitch path="invoice_lock" name={text.lock} text={text.lockHint} />
      </div>
      {fieldState.error && <p className="field-error">{fieldState.error.message}</p>}
    </>
  );
}

type SwitchProps = {
  name: string;
  text: string;
  isOn: boolean;
  isLocked?: boolean;
  onChange: (isOn: boolean) => void;
};

function Switch({ name, text: sentence, isOn, isLocked = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={isOn}
        disabled={isLocked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={id}
      >
        {name} {isLocked && <Badge tone="mute">{text.used}</Badge>}
      </Checkbox>
      <p id={id} className="field-hint">
        {sentence}
      </p>
    </div>
  );
}

type SettingProps = { path: "vat" | "invoice_lock"; name: string; text: string };

/** Switch of a setting that another tab shows too. */
function SettingSwitch({ path, ...shown }: SettingProps) {
  const { control, setValue } = useFormContext<Settings>();
  const isOn = useWatch({ control, name: path });
  return (
    <Switch
      {...shown}
      isOn={isOn}
      onChange={(next) => setValue(path, next, { shouldDirty: true })}
    />
  );
}
