import type { ReactNode } from "react";
import { company } from "#api/session/session.ts";
import { contactLensQueries } from "#api/sales/contactLenses.ts";
import { ageOn } from "#domain/clients/birthDate.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { sheetRemarkText } from "#domain/contactLenses/contactLenses.strings.ts";
import { lensRemarks, sheetRemarks } from "#domain/contactLenses/lensRemarks.ts";
import { today } from "#domain/core/days/days.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { contactSheetSourceLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { useValue } from "#lib/useValue.ts";
import { ContactSheetBadge } from "#shared/contactLenses/ContactSheetBadge.ts";
import { contactSheetRecord } from "#shared/documents/recordKinds.ts";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { PhotoCard } from "#shared/ordonnance/PhotoCard.tsx";
import { ClientCard } from "#shared/sales/clients/ClientCard.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { Card, TextCard } from "#ui/page/Card.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { DetailsCard } from "#ui/page/DetailsCard.tsx";
import { Money } from "#ui/page/Money.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { EyeCard } from "./EyeCard.tsx";
import { OrdersCard } from "./OrdersCard.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import { areLensesSeen, lensField } from "./sheetValues.ts";
import { type ClientDetails, eyesFromGlasses, useClientDetails } from "./useClientDetails.ts";
import { madeOf, useAreProductsPending, useEyeProduct } from "./useEyeProduct.ts";
import { useDeleteSheet } from "./useDeleteSheet.ts";
import { useSheetActs } from "./useSheetActs.tsx";

const text = sheetStrings.page;
type Props = { sheet: SheetDocument };

/** Waits for the data that the remarks need, because late remarks would push the cards down. */
function SheetDetail({ sheet, ...removal }: Props & OwnRemoval) {
  const details = useClientDetails(sheet.client, sheet);
  const productOf = (side: EyeSide) => sheet[lensField(side)]?.product ?? "";
  const areProductsPending = useAreProductsPending(productOf("right"), productOf("left"));
  if (details.isPending || areProductsPending) return <DetailSkeleton />;
  return <Compared sheet={sheet} details={details} {...removal} />;
}

type WithDetails = Props & { details: ClientDetails };

/** Page of a sheet: remarks, both eyes, its sold boxes and trial lenses, its sales. */
function Compared({ sheet, details, ...removal }: WithDetails & OwnRemoval) {
  const isCurrent = details.current?.id === sheet.id;
  const acts = useSheetActs({ sheet, isCurrent, ...removal });
  const { expand, notes, image } = sheet;
  return (
    <>
      <PageHeader
        title={text.title(formatDay(sheet.date))}
        subtitle={expand?.client?.name ?? words.unknownClient}
        back={{ href: paths.contactLenses(), label: words.contactLenses }}
        badge={<ContactSheetBadge status={sheet.status} />}
        menu={acts.menu}
      >
        {acts.buttons}
      </PageHeader>
      {acts.dialog}
      <Columns
        rail={
          <>
            {expand?.client && (
              <ClientCard title={words.client} client={expand.client} invoice={null} />
            )}
            <DetailsCard title={text.details} details={detailsOf(sheet)} />
            {notes && <TextCard title={words.notes}>{notes}</TextCard>}
            {image && <PhotoCard query={contactLensQueries.photo(sheet)} />}
          </>
        }
      >
        <Remarks sheet={sheet} details={details} />
        {areLensesSeen(sheet) && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
            {eyeSides.map((side) => (
              <Eye key={side} side={side} sheet={sheet} details={details} />
            ))}
          </div>
        )}
        <OrdersCard sheet={sheet} />
        <InvoicesCard sheet={sheet} />
      </Columns>
    </>
  );
}

/** Remarks on the sheet, above its cards. */
function Remarks({ sheet, details }: WithDetails) {
  const wantsChildSource = useValue(company)?.child_source_remark ?? false;
  const age = ageOn(sheet.expand?.client?.birth_date ?? "", sheet.date.slice(0, 10));
  const remarks = sheetRemarks(sheet, { current: details.current, age, wantsChildSource }, today());
  return remarks.map((remark) => (
    <FormNotice key={remark.code} tone="warn">
      {sheetRemarkText(remark)}
    </FormNotice>
  ));
}

function Eye({ side, sheet, details }: WithDetails & { side: EyeSide }) {
  const eye = sheet[lensField(side)];
  const product = useEyeProduct(eye?.product ?? "");
  const remarks = eye
    ? lensRemarks(eye, {
        product: madeOf(product),
        before: details.before?.[lensField(side)] ?? null,
        glasses: eyesFromGlasses(details.glasses)[side],
      })
    : [];
  return <EyeCard side={side} eye={eye} until={sheet[`${side}_until`]} remarks={remarks} />;
}

function detailsOf(sheet: SheetDocument): [string, ReactNode][] {
  const { source, prescriber, examined_on, check_on, days_a_week, overnight, expand } = sheet;
  const details: [string, ReactNode][] = [
    [sheetStrings.source.source, source && contactSheetSourceLabels[source]],
    [words.prescriber, prescriber],
    [sheetStrings.source.examined_on, examined_on && formatDay(examined_on)],
    [sheetStrings.wear.check_on, check_on && formatDay(check_on)],
    [sheetStrings.wear.days_a_week, days_a_week],
    [sheetStrings.wear.overnight, overnight && text.yes],
    [sheetStrings.wear.solution, expand?.solution?.name],
  ];
  return details.filter(([, value]) => Boolean(value));
}

const InvoicesCard = ({ sheet: { invoices } }: Props) => (
  <Card title={text.invoices}>
    <ul className="divide-y divide-line px-4">
      {invoices.map(({ id, invoice_number, date, total_amount, status }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
          <a className="link" href={paths.invoice(id)}>
            {invoice_number}
          </a>
          <span className="flex-1 text-sm text-ink-3">{formatDay(date)}</span>
          <InvoiceStatusBadge status={status} />
          <Money dirhams={total_amount} className="num" />
        </li>
      ))}
      {invoices.length === 0 && <li className="py-3 text-ink-3">{text.noInvoices}</li>}
    </ul>
  </Card>
);

export default recordPage({
  ...contactSheetRecord,
  useRemoval: useDeleteSheet,
  detail: (sheet, removal) => <SheetDetail sheet={sheet} {...removal} />,
});
