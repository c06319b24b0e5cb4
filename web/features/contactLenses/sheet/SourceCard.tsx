import { contactSheetSources } from "#domain/core/records.ts";
import { contactSheetSourceLabels, optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import type { SheetValues } from "./sheetValues.ts";

const text = sheetStrings.source;

/** Card with the source of the values, the prescriber, and notes. */
export const SourceCard = () => (
  <Card title={text.title}>
    <div className="grid gap-4 p-4 md:grid-cols-2">
      <FormSelect<SheetValues>
        path="source"
        label={text.source}
        options={Object.fromEntries([
          ["", text.noSource],
          ...optionsOf(contactSheetSources, contactSheetSourceLabels),
        ])}
      />
      <FormText<SheetValues>
        path="prescriber"
        label={words.prescriber}
        placeholder={text.prescriberPlaceholder}
        isOptional
      />
      <DayField<SheetValues> path="examined_on" label={text.examined_on} isOptional />
      <FormTextArea<SheetValues>
        path="notes"
        label={words.notes}
        isOptional
        rows={2}
        className="md:col-span-2"
      />
    </div>
  </Card>
);
