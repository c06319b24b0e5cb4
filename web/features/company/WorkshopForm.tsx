import { FormProvider } from "react-hook-form";
import { updateWorkshop } from "#api/company.ts";
import { type Company, messageKinds } from "#domain/core/records.ts";
import { toast } from "#ui/feedback/toast.ts";
import { FormText } from "#ui/form/Field.tsx";
import { RecordForm } from "#ui/form/RecordForm.tsx";
import { useRecordForm } from "#ui/form/useRecordForm.ts";
import { reloadSaying } from "./afterReload.ts";
import { strings } from "./company.strings.ts";
import { firstTitleClass, groupTitleClass } from "./groupTitle.ts";
import { MessageField } from "./MessageField.tsx";
import {
  type DelayName,
  refusalOfDelay,
  textsOf,
  valuesOf,
  type WorkshopTexts,
  isInWorkshopForm,
  workshopFormId,
} from "./workshopValues.ts";

const text = strings.workshop;

function DelayField({ name, label, hint }: { name: DelayName; label: string; hint: string }) {
  return (
    <FormText<WorkshopTexts>
      path={name}
      rules={{ validate: (typed) => refusalOfDelay(name, typed) ?? true }}
      label={label}
      inputMode="numeric"
      isNumber
      hint={hint}
    />
  );
}

/** Workshop form: delays and message texts. */
export function WorkshopForm({ company }: { company: Company }) {
  const { form, isBusy, submit } = useWorkshopForm(company);
  return (
    <FormProvider {...form}>
      <RecordForm
        id={workshopFormId}
        label={text.title}
        isBusy={isBusy}
        onSubmit={() => void submit()}
        save={text.save}
        isSecond
      >
        <h2 className={firstTitleClass}>{text.delays}</h2>
        <div className="grid gap-4 md:grid-cols-2">
          <DelayField name="mounting_days" label={text.mountingDays} hint={text.mountingHint} />
          <DelayField name="lab_days" label={text.labDays} hint={text.labHint} />
        </div>
        <h2 className={groupTitleClass}>{text.messages}</h2>
        {messageKinds.map((kind) => (
          <MessageField key={kind} kind={kind} shop={company.name} />
        ))}
      </RecordForm>
    </FormProvider>
  );
}

/** Server errors of 'messages.ready' belong to the field 'ready'. */
function useWorkshopForm(company: Company) {
  const record = useRecordForm<WorkshopTexts>(textsOf(company), {
    save: async (typed) => {
      await updateWorkshop(company.id, valuesOf(typed));
      return reloadSaying(text.updated);
    },
    onFailed: ({ fields }) => {
      for (const kind of messageKinds) {
        const refused = fields[`messages.${kind}`];
        if (refused) record.form.setError(kind, { message: refused }, { shouldFocus: true });
      }
      toast.error(text.failed);
    },
    ownsShortcut: isInWorkshopForm,
  });
  return record;
}
