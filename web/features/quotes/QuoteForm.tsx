import { pick } from "#lib/pick.ts";
import { useLocation } from "wouter";
import { loadQuote, saveQuote } from "#api/sales/quotes.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { DocumentStart } from "#shared/documents/documentStart.ts";
import { fieldName } from "#shared/documents/fieldName.ts";
import { useDocumentForm } from "#shared/documents/useDocumentForm.ts";
import type { Drafts } from "#shared/documents/useDrafted.ts";
import { useFirstFocus } from "#shared/documents/useFirstFocus.ts";
import { withNewRows } from "#shared/documents/withNewRows.ts";
import { ContactSale } from "#shared/sales/contactLenses/ContactSale.tsx";
import { LeftLenses } from "#shared/sales/contactLenses/LeftLenses.tsx";
import { LensHost } from "#shared/lenses/lensHost.tsx";
import { NewClientHost } from "#shared/sales/clients/newClientHost.ts";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { DocumentFrame } from "#shared/stock/DocumentFrame.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PersonCard } from "./PersonCard.tsx";
import { QuoteLines } from "./QuoteLines.tsx";
import { TermsCard } from "./TermsCard.tsx";
import { checkValues, quoteInputOf, type QuoteValues, storedOf } from "./quoteValues.ts";
import { quotesStrings } from "./quotes.strings.ts";

const text = quotesStrings.form;
const names = {
  ...pick(words, "client", "date", "quantity", "discount"),
  prospect_name: text.prospect,
  prospect_phone: words.phone,
  ...pick(text, "prescription", "title", "notes"),
  valid_until: text.validUntil,
  price: words.unitPrice,
  label: salesStrings.lines.label,
  deposit_asked: text.deposit,
  delivery_days: text.delivery,
  internal_notes: text.internal,
};

/** Paths of the form's fields. A quote stores no sheet: its contact lenses follow the client's current one. */
const salePaths = { client: "client", items: "items", contact: "" } as const;

type Props = { title: string; start: DocumentStart<QuoteValues>; drafts: Drafts };

/** Form of a quote: person, lines by variant, conditions. A save opens the quote. */
export function QuoteForm({ title, start, drafts }: Props) {
  const [, navigate] = useLocation();
  const isPhone = useIsPhone();
  const { id } = start.stored;
  const state = useDocumentForm<QuoteValues>(start, {
    check: checkValues,
    days: ({ date }) => [date],
    save: async (stored, values) =>
      storedOf(await saveQuote(stored.id, quoteInputOf(values, stored.version))),
    load: async (known) => storedOf(await loadQuote(known)),
    ownerOf: ({ client, clientName, prospect_name }) => ({
      id: client || prospect_name,
      name: clientName || prospect_name,
    }),
    withNewIds: withNewRows,
    onSaved: (isNew) => {
      toast.success(isNew ? text.created : text.updated);
      navigate(paths.quote(id), { replace: !isNew });
    },
    onInvalid: toast.error,
    onFailed: (message) => toast.error(message || text.saveFailed),
  });
  useFirstFocus(state.element, start.values.client ? "add-common" : "client");
  return (
    <NewClientHost>
      <LensHost>
        <DocumentFrame
          title={title}
          subtitle={isPhone ? undefined : text.subtitle}
          back={{ href: paths.quotes, label: words.quotes }}
          record={paths.quote(id)}
          state={state}
          drafts={drafts}
          fieldName={(path) => fieldName(path, names, text.row)}
        >
          <ContactSale paths={salePaths} isStored={start.stored.version !== undefined}>
            <PersonCard isNew={start.stored.version === undefined} />
            <LeftLenses />
            <QuoteLines />
            <TermsCard />
          </ContactSale>
        </DocumentFrame>
      </LensHost>
    </NewClientHost>
  );
}
