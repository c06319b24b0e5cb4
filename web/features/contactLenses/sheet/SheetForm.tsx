import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { company } from "#api/session/session.ts";
import { ageOn } from "#domain/clients/birthDate.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { sheetRemarkText } from "#domain/contactLenses/contactLenses.strings.ts";
import { sheetRemarks } from "#domain/contactLenses/lensRemarks.ts";
import { today } from "#domain/core/days/days.ts";
import { eyeSides } from "#domain/core/records.ts";
import { useValue } from "#lib/useValue.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { PhotoStrip } from "#shared/ordonnance/PhotoStrip.tsx";
import { NewClientHost } from "#shared/sales/clients/newClientHost.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { ClientCard } from "./ClientCard.tsx";
import { blankEye, isBlankEye } from "./eyeValues.ts";
import { LensesCard } from "./LensesCard.tsx";
import { PreviousCard } from "./PreviousCard.tsx";
import { fieldText, sheetStrings } from "./sheet.strings.ts";
import { SheetBar } from "./SheetBar.tsx";
import { areLensesSeen, lensField, type SheetValues } from "./sheetValues.ts";
import { SourceCard } from "./SourceCard.tsx";
import { useBirthDate, useClientDetails } from "./useClientDetails.ts";
import { useSheetForm } from "./useSheetForm.ts";
import { WearCard } from "./WearCard.tsx";

const text = sheetStrings.form;

type Props = {
  title: string;
  start: DocumentStart<SheetValues>;
  /** Stored sheet, for parts of the page that are outside the form. */
  sheet: SheetDocument | null;
  drafts: Drafts;
};

/** Form of a sheet of contact lenses: both eyes, wear, origin. */
export function SheetForm({ title, start, sheet, drafts }: Props) {
  const seesLenses = sheet === null || areLensesSeen(sheet);
  const form = useSheetForm(start, seesLenses);
  const { id, version } = start.stored;
  return (
    <NewClientHost>
      <DocumentFrame
        title={title}
        subtitle={sheet?.expand?.client?.name ?? text.subtitle}
        back={{ href: paths.contactLenses(), label: words.contactLenses }}
        record={paths.contactSheet(id)}
        state={form.state}
        drafts={drafts}
        fieldName={fieldText}
        bar={(buttons) => <SheetBar>{buttons}</SheetBar>}
      >
        {form.failure && (
          <FormNotice tone="bad" role="alert">
            {form.failure}
          </FormNotice>
        )}
        <Cards
          form={form}
          sheet={sheet}
          id={id}
          isNew={version === undefined}
          seesLenses={seesLenses}
        />
      </DocumentFrame>
    </NewClientHost>
  );
}

type CardsProps = Pick<Props, "sheet"> & {
  form: ReturnType<typeof useSheetForm>;
  id: string;
  isNew: boolean;
  seesLenses: boolean;
};

/** Creation instant of an unsaved sheet, which sorts it after all stored ones. */
const unstored = "9999";

function Cards({ form, sheet, id, isNew, seesLenses }: CardsProps) {
  const { control } = useFormContext<SheetValues>();
  const [client, date, status] = useWatch({ control, name: ["client", "date", "status"] });
  const dated = { id, status, date, created: sheet?.created ?? unstored };
  const details = useClientDetails(client, dated);
  const { note, take } = useTaken();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Remarks birthDate={useBirthDate(client)} />
        {note}
        <ClientCard isNew={isNew} />
        {seesLenses && (
          <LensesCard
            client={client}
            details={details}
            quickEntry={form.quickEntry}
            photo={
              <PhotoStrip
                stored={sheet?.image ?? ""}
                change={form.photo}
                onChange={form.setPhoto}
              />
            }
            onTake={take}
          />
        )}
        <WearCard isNew={isNew} />
        <SourceCard />
      </div>
      {seesLenses && details.before && (
        <aside className="grid gap-4" aria-label={text.rail}>
          <PreviousCard before={details.before} onTake={take} />
        </aside>
      )}
    </div>
  );
}

/** Remarks on the sheet itself that can be resolved in its form. */
function Remarks({ birthDate }: { birthDate: string }) {
  const { control } = useFormContext<SheetValues>();
  const [date, check_on, source] = useWatch({ control, name: ["date", "check_on", "source"] });
  const wantsChildSource = useValue(company)?.child_source_remark ?? false;
  const sheet = { id: "", status: "final", date, created: "", check_on, source } as const;
  const age = ageOn(birthDate, date);
  const remarks = sheetRemarks(sheet, { current: null, age, wantsChildSource }, today());
  return remarks.map((remark) => (
    <FormNotice key={remark.code} tone="warn">
      {sheetRemarkText(remark)}
    </FormNotice>
  ));
}

/** Warns when values were copied from one client's glasses or sheet, and another client is then chosen. */
function useTaken() {
  const { control, getValues, setValue } = useFormContext<SheetValues>();
  const [client, right, left] = useWatch({ control, name: ["client", "right_lens", "left_lens"] });
  const [taken, setTaken] = useState<{ client: string; name: string } | null>(null);
  const take = () => setTaken({ client: getValues("client"), name: getValues("clientName") });
  const isOther = taken !== null && client !== "" && client !== taken.client;
  const erase = () => {
    for (const side of eyeSides) setValue(lensField(side), blankEye, { shouldDirty: true });
    setTaken(null);
  };
  const note = isOther && !(isBlankEye(right) && isBlankEye(left)) && (
    <FormNotice
      tone="warn"
      actions={
        <button type="button" className="btn btn-secondary btn-sm" onClick={erase}>
          {words.clear}
        </button>
      }
    >
      {sheetStrings.glasses.taken(taken.name)}
    </FormNotice>
  );
  return { note, take };
}
