import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import { type ComponentProps, type ComponentType, type ReactNode, useState } from "react";
import { type FieldValues, useFormContext, type UseFormReturn } from "react-hook-form";
import { newId } from "#lib/ids.ts";
import type { DocumentRules } from "#shared/documents/documentEditor.ts";
import type { DocumentStart, Stored } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { DraftedForm, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { withNewRows } from "#shared/documents/withNewRows.ts";
import { toast } from "#ui/feedback/toast.ts";
import { TextAreaField } from "#ui/form/Field.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { DocumentFrame } from "./DocumentFrame.tsx";

type Values = FieldValues & { date: string; notes: string; items: { id: string }[] };
type Rules<Form extends Values> = DocumentRules<Form>;

/** Settings that differ between the forms of a receipt and of an adjustment. */
type Kind<Document, Form extends Values, Key extends QueryKey> = {
  list: { href: string; label: string };
  /** Address of the document's page, if it has one. */
  record?: (id: string) => string;
  query: (id: string) => UseQueryOptions<Document, Error, Document, Key>;
  storedOf: (document: Document) => Stored<Form>;
  /** Prefix of the keys of its drafts. */
  draft: string;
  newTitle: string;
  missing: string;
  texts: { editTitle: string; loadFailed: string; row: (number: number) => string };
  /** Names of the fields, for the message about a conflict. */
  names: Readonly<Record<string, string>>;
  /** Line under the title of a new document; a stored one has `detail`. */
  hint: string;
  detail: (base: Form) => string;
  rules: Pick<Rules<Form>, "check" | "save" | "load" | "follow" | "onFailed" | "onNewRefused">;
  onSaved: (isNew: boolean, values: Form) => void;
  /** Question that the form asks before a save. */
  useQuestion?: () => { confirm?: NonNullable<Rules<Form>["confirm"]>; dialog?: ReactNode };
  /** Effect that runs once the form is open. */
  useOpened?: (form: UseFormReturn<Form>) => void;
  Head: ComponentType<{ isNew: boolean }>;
  Items: ComponentType;
  notes: Pick<ComponentProps<typeof TextAreaField>, "label" | "placeholder">;
  /** Content after the notes. */
  Foot?: ComponentType<{ base: () => Form }>;
};

type FormProps<Form extends Values> = {
  title: string;
  start: DocumentStart<Form>;
  drafts: Drafts;
  onDone: () => void;
};

const nothing = () => ({});

/** Form of a receipt or an adjustment: head, rows, notes, draft and conflicts. */
const formOf = <Document, Form extends Values, Key extends QueryKey>(
  kind: Kind<Document, Form, Key>,
) =>
  function StockDocumentForm({ title, start, drafts, onDone }: FormProps<Form>) {
    const { Head, Items, Foot, useQuestion = nothing, useOpened = nothing } = kind;
    const { stored } = start;
    const isNew = stored.version === undefined;
    const isPhone = useIsPhone();
    const { dialog, ...asked }: ReturnType<NonNullable<typeof kind.useQuestion>> = useQuestion();
    const state = useDocumentForm<Form>(start, {
      ...kind.rules,
      ...asked,
      days: ({ date }) => [date],
      withNewIds: withNewRows,
      onSaved: (wasNew) => {
        kind.onSaved(wasNew, state.form.getValues());
        onDone();
      },
      onInvalid: toast.error,
    });
    useOpened(state.form);
    return (
      <DocumentFrame
        title={title}
        subtitle={isPhone ? undefined : isNew ? kind.hint : kind.detail(stored.base)}
        back={kind.list}
        {...(kind.record && { record: kind.record(stored.id) })}
        state={state}
        drafts={drafts}
        fieldName={(path) => fieldName(path, kind.names, kind.texts.row)}
      >
        <Head isNew={isNew} />
        <Items />
        <Notes {...kind.notes} />
        {Foot && <Foot base={state.base} />}
        {dialog}
      </DocumentFrame>
    );
  };

const Notes = (props: Kind<unknown, Values, QueryKey>["notes"]) => (
  <section className="card p-4">
    <TextAreaField isOptional {...props} {...useFormContext().register("notes")} />
  </section>
);

/** Pages of a stock document: one for a new document with start values, one for a stored document. */
export function stockDocumentForm<Document, Form extends Values, Key extends QueryKey>(
  kind: Kind<Document, Form, Key>,
) {
  const { list, texts } = kind;
  const StockDocumentForm = formOf(kind);
  type Drafted = { title: string; draftKey: string; stored: Stored<Form> };
  const Drafted = ({ title, ...drafted }: Drafted) => (
    <DraftedForm list={list.href} {...drafted}>
      {(form) => <StockDocumentForm title={title} {...form} />}
    </DraftedForm>
  );
  return {
    /** `of`: parameters of the address, each of which has its own draft. */
    New: ({ base, of }: { base: Form; of: readonly string[] }) => {
      const [id] = useState(newId);
      const draftKey = [`${kind.draft}.new`, ...of].filter(Boolean).join(".");
      const stored = { id, version: undefined, base };
      return <Drafted title={kind.newTitle} draftKey={draftKey} stored={stored} />;
    },
    Edit: ({ id }: { id: string }) => (
      <RecordFormPage
        query={kind.query(id)}
        header={<PageHeader title={texts.editTitle} back={list} />}
        missing={<MissingDocument icon="box" title={kind.missing} href={list.href} />}
        failed={texts.loadFailed}
        hasRail
      >
        {(document) => (
          <Drafted
            title={texts.editTitle}
            draftKey={`${kind.draft}.${id}`}
            stored={kind.storedOf(document)}
          />
        )}
      </RecordFormPage>
    ),
  };
}
