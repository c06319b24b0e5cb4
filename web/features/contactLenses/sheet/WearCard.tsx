import { useFormContext, useWatch } from "react-hook-form";
import { company } from "#api/session/session.ts";
import { firstCheckOn } from "#domain/contactLenses/checkOn.ts";
import { parseDay } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { useValue } from "#lib/useValue.ts";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FieldFrame, FormSelect } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { sheetStrings } from "./sheet.strings.ts";
import type { SheetValues } from "./sheetValues.ts";

const text = sheetStrings.wear;
const days = Object.fromEntries(
  Array.from({ length: 7 }, (_, at) => [String(at + 1), String(at + 1)]),
);

/** Card with the check, the days of wear and the care solution. */
export function WearCard({ isNew }: { isNew: boolean }) {
  const { register } = useFormContext<SheetValues>();
  return (
    <Card title={text.title}>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <div>
          <DayField<SheetValues> path="check_on" label={text.check_on} isAhead isOptional />
          {isNew && <ProposedCheck />}
        </div>
        <FormSelect<SheetValues> path="days_a_week" label={text.days_a_week} options={days} />
        <SolutionField />
        <div className="self-end">
          <Checkbox {...register("overnight")}>{text.overnight}</Checkbox>
        </div>
      </div>
    </Card>
  );
}

/** Hint with the day of the check that a blank field is stored as. */
function ProposedCheck() {
  const { control } = useFormContext<SheetValues>();
  const [date, status, typed] = useWatch({ control, name: ["date", "status", "check_on"] });
  const months = useValue(company)?.lens_check_months ?? 0;
  const day = parseDay(date);
  if (typed !== "" || !day) return null;
  const proposed = firstCheckOn(day, status, months);
  return (
    <p className="field-hint">
      {proposed ? text.checkProposed(formatDay(proposed)) : text.noCheck}
    </p>
  );
}

function SolutionField() {
  const { control, setValue, clearErrors } = useFormContext<SheetValues>();
  const name = useWatch({ control, name: "solutionName" });
  const error = useFieldError<SheetValues>("solution");
  const choose = (id: string, chosen: string) => {
    setValue("solutionName", chosen);
    setValue("solution", id, { shouldDirty: true });
    clearErrors("solution");
  };
  return (
    <FieldFrame id="solution" label={text.solution} error={error ?? undefined} isOptional>
      {(described) => (
        <ProductCombobox
          id="solution"
          label={text.solution}
          text={name}
          path="solution"
          isInvalid={error !== null}
          describedBy={described["aria-describedby"]}
          onSelect={(product) => choose(product.id, product.name)}
          onClear={() => choose("", "")}
        />
      )}
    </FieldFrame>
  );
}
