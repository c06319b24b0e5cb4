import { pick } from "#lib/pick.ts";
import { useRef, type KeyboardEvent } from "react";
import { useFormContext } from "react-hook-form";
import { useLocation } from "wouter";
import { loadService, saveService } from "#api/sales/services.ts";
import { serviceKinds } from "#domain/core/records.ts";
import { paths } from "#lib/addresses/paths.ts";
import { optionsOf, serviceKindLabels, servicePayerLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import { NewClientHost } from "#shared/sales/clients/newClientHost.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { DayField } from "#ui/form/DayField.tsx";
import { FormSelect, FormText, FormTextArea } from "#ui/form/Field.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { Card } from "#ui/page/Card.tsx";
import { checkValues, depositInputOf, type DepositValues, storedOf } from "./depositValues.ts";
import { ConditionField } from "./ConditionField.tsx";
import { GlassesCard } from "./GlassesCard.tsx";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.form;
const names = {
  client: words.client,
  ...pick(text, "product", "object", "kind", "condition", "date", "estimate", "lent", "tray"),
  supplier: words.supplier,
  invoice_item: text.line,
  notes: text.asked,
  promised_on: words.promisedOn,
  pays: text.payer,
  with_client: text.withClient,
};
/** Kinds to choose from; a remake is started from its job instead. */
const offeredKinds = serviceKinds.filter((kind) => kind !== "remake");

type Props = {
  title: string;
  start: DocumentStart<DepositValues>;
  drafts: Drafts;
};

const onCtrlEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** Form for glasses that a client leaves. Ctrl+Enter saves it and prints the deposit slip. */
export function DepositForm({ title, start, drafts }: Props) {
  const [, navigate] = useLocation();
  const { id } = start.stored;
  const prints = useRef(false);
  const state = useDocumentForm<DepositValues>(start, {
    check: checkValues,
    days: ({ date }) => [date],
    save: async (stored, values) =>
      storedOf(await saveService(stored.id, depositInputOf(values, stored.version))),
    load: async (known) => storedOf(await loadService(known)),
    ownerOf: ({ client, clientName }) => ({ id: client, name: clientName }),
    withNewIds: (values) => values,
    onSaved: (isNew) => {
      toast.success(isNew ? text.created : text.updated);
      const next = prints.current ? paths.printDeposit(id) : paths.service(id);
      navigate(next, { replace: true });
    },
    onInvalid: (message) => {
      prints.current = false;
      toast.error(message);
    },
    onFailed: (message) => {
      prints.current = false;
      toast.error(message || text.saveFailed);
    },
  });
  const saveAndPrint = () => {
    prints.current = true;
    void state.submit();
  };
  useFirstFocus(state.element, "client");
  return (
    <NewClientHost>
      <div onKeyDownCapture={onCtrlEnter(saveAndPrint)}>
        <DocumentFrame
          title={title}
          subtitle={start.stored.version === undefined ? text.subtitle : undefined}
          back={{ href: paths.services(), label: words.services }}
          record={paths.service(id)}
          state={state}
          drafts={drafts}
          fieldName={(path) => fieldName(path, names, text.row)}
          more={<PrintButton onClick={saveAndPrint} />}
        >
          <GlassesCard isNew={start.stored.version === undefined} />
          <WorkCard isRemake={start.values.kind === "remake"} />
          <TermsCard />
        </DocumentFrame>
      </div>
    </NewClientHost>
  );
}

/** Button that saves and prints; on a phone only its icon fits. */
const PrintButton = ({ onClick }: { onClick: () => void }) =>
  useIsPhone() ? (
    <IconButton icon="printer" variant="secondary" label={text.saveAndPrint} onClick={onClick} />
  ) : (
    <Button icon="printer" title={text.printKey} onClick={onClick}>
      {text.saveAndPrint}
    </Button>
  );

const WorkCard = ({ isRemake }: { isRemake: boolean }) => (
  <Card title={text.kind}>
    <div className="grid gap-4 p-4 md:grid-cols-2">
      {!isRemake && (
        <FormSelect<DepositValues>
          path="kind"
          label={text.kind}
          options={Object.fromEntries(optionsOf(offeredKinds, serviceKindLabels))}
        />
      )}
      <FormText<DepositValues> path="tray" label={text.tray} isOptional />
      <FormTextArea<DepositValues>
        path="notes"
        label={text.asked}
        isOptional
        rows={2}
        className="md:col-span-2"
      />
      <ConditionField />
    </div>
  </Card>
);

function TermsCard() {
  const { register } = useFormContext<DepositValues>();
  return (
    <Card title={text.terms}>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <DayField<DepositValues> path="promised_on" label={words.promisedOn} isAhead />
        <DayField<DepositValues> path="date" label={text.date} />
        <FormSelect<DepositValues> path="pays" label={text.payer} options={servicePayerLabels} />
        <FormText<DepositValues>
          path="estimate"
          label={text.estimate}
          hint={text.estimateHint}
          isOptional
          isAmount
        />
        <FormText<DepositValues> path="lent" label={text.lent} isOptional />
        <div className="self-end">
          <Checkbox {...register("with_client")}>{text.withClient}</Checkbox>
        </div>
      </div>
    </Card>
  );
}
