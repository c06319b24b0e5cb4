import { useFormContext } from "react-hook-form";
import { warrantyFields } from "#domain/services/warranty.ts";
import { FormText } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { companyStrings } from "./company.strings.ts";
import { refusalOfDelay, type WorkshopTexts } from "./settings.ts";

const text = companyStrings.warranties;

/** Months that 'Proposer' fills in; the shop gives no warranty until the owner chooses one. */
const proposed: Readonly<Record<(typeof warrantyFields)[number], string>> = {
  warranty_frame: "12",
  warranty_sunglasses: "12",
  warranty_lens: "12",
  warranty_accessory: "0",
  warranty_adaptation: "3",
};

/** Warranties of the shop in months, and the number of days within which a ticket is promised. */
export function WarrantyFields() {
  const { setValue } = useFormContext<WorkshopTexts>();
  const propose = () => {
    for (const name of warrantyFields)
      setValue(name, proposed[name], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <h2 className="card-title flex-1">{text.title}</h2>
        <Button size="sm" onClick={propose}>
          {text.propose}
        </Button>
      </div>
      <p className="field-hint">{text.hint}</p>
      <div className="grid gap-4 md:grid-cols-3">
        {([...warrantyFields, "service_days"] as const).map((name) => (
          <FormText<WorkshopTexts>
            key={name}
            path={name}
            rules={{ validate: (typed) => refusalOfDelay(name, typed) ?? true }}
            label={text.fields[name]}
            inputMode="numeric"
            isNumber
          />
        ))}
      </div>
    </>
  );
}
