import { Summary } from "#ui/page/Summary.tsx";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { importTexts as text } from "./import.strings.ts";
import { coefficientOf, type ImportValues } from "./importValues.ts";

/** Folded options for parsing the file; an option left blank is detected. */
export const ReadingFields = ({ isOpen }: { isOpen: boolean }) => (
  <details className="group rounded-control border border-line" open={isOpen}>
    <Summary className="px-3 py-2">{text.reading}</Summary>
    <div className="grid gap-4 border-t border-line p-3 sm:grid-cols-2 lg:grid-cols-3">
      <FormSelect<ImportValues> path="shape" label={text.shape} options={text.shapes} />
      <FormSelect<ImportValues> path="sign" label={text.sign} options={text.signs} />
      <FormSelect<ImportValues> path="per" label={text.per} options={text.pers} />
      <FormSelect<ImportValues> path="as" label={text.as} options={text.kinds} />
      <FormText<ImportValues>
        path="coefficient"
        label={text.coefficient}
        hint={text.coefficientHint}
        isNumber
        inputMode="decimal"
        isOptional
        rules={{
          validate: (typed) => !Number.isNaN(coefficientOf(typed)) || text.coefficientWrong,
        }}
      />
      <FormSelect<ImportValues> path="rounding" label={text.rounding} options={text.roundings} />
    </div>
  </details>
);
