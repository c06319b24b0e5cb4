import { useState } from "react";
import { useLocation } from "wouter";
import { useRight } from "#api/session/people.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { noOtherMoney } from "#shared/credits/exchange.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { contactStarts, type RenewedSale } from "./contactStart.ts";
import { SaleScreen } from "./SaleScreen.tsx";
import { saleStrings } from "./sale.strings.ts";
import { type ContactSaleStart, saleOfContacts } from "./saleValues.ts";

const text = saleStrings.renewal;
const missing = (
  <MissingDocument icon="lens" title={words.contactSheetMissing} href={paths.contactLenses()} />
);

type Props = { sheet: string };

/** Page for a person who may not see eye values: without them the lenses would be sold and ordered blank. */
function NoEyes({ sheet, subtitle }: Props & { subtitle: string }) {
  return (
    <>
      <PageHeader title={words.counterSale} subtitle={subtitle} />
      <EmptyState icon="lock" title={words.noRight} text={text.noEyes}>
        <ButtonLink href={paths.contactSheet(sheet)} icon="arrow-left">
          {words.contactSheet}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** Form of a sale that renews the contact lenses of a sheet. */
export const RenewalSale = (props: Props) =>
  useRight("eyes.see") ? <Renewal {...props} /> : <NoEyes {...props} subtitle={text.title} />;

const Renewal = ({ sheet }: Props) => (
  <RecordFormPage
    query={contactStarts.renewal(sheet)}
    header={<PageHeader title={words.counterSale} subtitle={text.title} />}
    missing={missing}
    failed={text.failed}
    hasRail
  >
    {(renewed) => <Renewed {...renewed} />}
  </RecordFormPage>
);

/** Form of a renewal. Once saved, a paid sale opens its ticket, an order by telephone its invoice. */
function Renewed({ proposal, start }: RenewedSale) {
  const [, navigate] = useLocation();
  const [stored] = useState(() => saleOfContacts(start, true));
  return (
    <SaleScreen
      title={words.counterSale}
      subtitle={text.title}
      back={{ href: paths.client(proposal.client), label: words.client }}
      draftKey={`sale.renewal.${proposal.contact}`}
      stored={stored}
      money={{ ...noOtherMoney, renewal: proposal }}
      onSaved={({ id, payments }, change) =>
        payments.length > 0
          ? navigate(paths.printSale(id), { state: { change } })
          : navigate(paths.invoice(id), { replace: true })
      }
    />
  );
}

/** Form of a sale of a sheet's contact lenses. */
export const SheetSale = (props: Props) =>
  useRight("eyes.see") ? (
    <OfSheet {...props} />
  ) : (
    <NoEyes {...props} subtitle={saleStrings.contactSubtitle} />
  );

const OfSheet = ({ sheet }: Props) => (
  <RecordFormPage
    query={contactStarts.sheet(sheet)}
    header={<PageHeader title={words.counterSale} subtitle={saleStrings.contactSubtitle} />}
    missing={missing}
    failed={words.contactSheetFailed}
    hasRail
  >
    {(start) => <Sold start={start} />}
  </RecordFormPage>
);

function Sold({ start }: { start: ContactSaleStart }) {
  const [, navigate] = useLocation();
  const [stored] = useState(() => saleOfContacts(start, false));
  return (
    <SaleScreen
      title={words.counterSale}
      subtitle={saleStrings.contactSubtitle}
      back={{ href: paths.contactSheet(start.contact), label: words.contactSheet }}
      draftKey={`sale.sheet.${start.contact}`}
      stored={stored}
      money={noOtherMoney}
      onSaved={({ id }, change) => navigate(paths.printSale(id), { state: { change } })}
    />
  );
}
