import { useController, useFormContext } from "react-hook-form";
import { serviceConditions } from "#domain/core/records.ts";
import { serviceConditionLabels } from "#lib/texts/labels.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { conditionsIn, type DepositValues } from "./depositValues.ts";
import { servicesStrings } from "../services.strings.ts";

/** Checkboxes for the condition of the glasses, ticked in the client's presence. */
export function ConditionField() {
  const { control } = useFormContext<DepositValues>();
  const { field } = useController({ control, name: "condition" });
  const ticked = conditionsIn(field.value);
  return (
    <fieldset className="md:col-span-2">
      <legend className="label">{servicesStrings.form.condition}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {serviceConditions.map((condition) => (
          <Checkbox
            key={condition}
            checked={ticked.includes(condition)}
            onChange={({ target }) =>
              field.onChange(
                serviceConditions
                  .filter((one) => (one === condition ? target.checked : ticked.includes(one)))
                  .join(),
              )
            }
          >
            {serviceConditionLabels[condition]}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
