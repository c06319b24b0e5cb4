import { useFormContext, useWatch } from "react-hook-form";
import { lensRemarks } from "#domain/optics/lensRemarks.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { formStrings } from "../form.strings.ts";
import type { FormValues } from "../formValues.ts";
import { useTypedEyes } from "../eyes/useEyes.ts";

/** Under the lines: lenses that the correction does not go with. Never blocks. */
export function LensRemarks() {
  const { control } = useFormContext<FormValues>();
  const items = useWatch({ control, name: "invoice.items" });
  const { typed } = useTypedEyes();
  return (
    <div role="status">
      {lensRemarks(typed, items).map(({ code, name }) => (
        <p key={name} className="flex items-start gap-2 px-4 py-2.5 text-base text-warn-ink">
          <Icon name="triangle-alert" className="size-4.5 mt-px" />
          {formStrings.items.remarks[code](name)}
        </p>
      ))}
    </div>
  );
}
