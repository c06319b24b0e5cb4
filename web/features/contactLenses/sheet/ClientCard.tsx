import { contactSheetStatuses } from "#domain/core/records.ts";
import { contactSheetStatusLabels, optionsOf } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { clientFieldId } from "#shared/sales/clients/ClientCombobox.tsx";
import { ClientField } from "#shared/sales/clients/ClientField.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect } from "#ui/form/Field.tsx";
import { focusField } from "#shared/eyes/focusField.ts";
import { eyeId } from "./eyePaths.ts";
import { sheetStrings } from "./sheet.strings.ts";
import type { SheetValues } from "./sheetValues.ts";

/** Client, day and state of the sheet. */
export const ClientCard = ({ isNew }: { isNew: boolean }) => (
  <section
    className="card grid gap-3 px-4 py-3 md:grid-cols-[minmax(0,1fr)_11rem_11rem]"
    aria-label={sheetStrings.form.section}
  >
    <ChosenClient />
    <DayField<SheetValues> path="date" id="date" label={words.date} isNew={isNew} />
    <FormSelect<SheetValues>
      path="status"
      label={words.state}
      options={Object.fromEntries(optionsOf(contactSheetStatuses, contactSheetStatusLabels))}
    />
  </section>
);

const ChosenClient = () => (
  <div>
    {/* After the client the focus goes to the right eye, because day and state are already filled in. */}
    <ClientField onChosen={(isOne) => focusField(isOne ? eyeId("right", "bc") : clientFieldId)} />
  </div>
);
