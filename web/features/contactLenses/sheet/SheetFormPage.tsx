import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { clientQueries } from "#api/clients/clients.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { contactSheetRecord } from "#shared/documents/recordKinds.ts";
import { FormOfRecord, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { drafted } from "#shared/documents/drafted.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import { SheetForm } from "./SheetForm.tsx";
import { newSheet, storedOf } from "./sheetValues.ts";

const text = sheetStrings.form;
const back = { href: paths.contactLenses(), label: words.contactLenses };

const Drafted = drafted(SheetForm);

/** New sheet: blank, or for a given client. */
function NewSheet({ client }: { client: string }) {
  const [blank] = useState(() => newSheet());
  const draftKey = ["contact.new", client].filter(Boolean).join(".");
  const shown = { title: text.title, draftKey, sheet: null };
  if (!client) return <Drafted {...shown} stored={blank} />;
  return (
    <RecordFormPage
      query={clientQueries.one(client)}
      header={<PageHeader title={text.title} back={back} />}
      failed={words.clientFailed}
      hasRail
    >
      {({ name }) => (
        <Drafted
          {...shown}
          stored={{ ...blank, base: { ...blank.base, client, clientName: name } }}
        />
      )}
    </RecordFormPage>
  );
}

export default function SheetFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const client = search.get("client") ?? "";
  if (!id) return <NewSheet key={client} client={client} />;
  return (
    <FormOfRecord
      key={id}
      of={contactSheetRecord}
      id={id}
      header={<PageHeader title={text.editTitle} back={back} />}
      hasRail
    >
      {(sheet) => (
        <Drafted
          title={text.editTitle}
          draftKey={`contact.${id}`}
          stored={storedOf(sheet)}
          sheet={sheet}
        />
      )}
    </FormOfRecord>
  );
}
