import type { Page } from "#api/request.ts";
import type { Query } from "#api/useKeptQuery.ts";
import { company } from "#api/session/session.ts";
import { currentSheet } from "#domain/contactLenses/checkOn.ts";
import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import { isCheckPast } from "#domain/contactLenses/lensRemarks.ts";
import { addDays, parseDay, today } from "#domain/core/days/days.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ContactSheetBadge } from "#shared/contactLenses/ContactSheetBadge.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { useLensProducts } from "#shared/contactLenses/useLensProducts.ts";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail.lenses;

/** Contact lenses that a client wears, with a renewal. Renders nothing without a sheet. */
export function ClientLenses({ query }: { query: Query<Page<ListedSheet>> }) {
  const { data, error, refetch } = query;
  if (data) return <Worn sheets={data.items} />;
  return (
    error !== null && (
      <ErrorPanel message={contactShared.sheet.failed} error={error} onRetry={() => refetch()} />
    )
  );
}

function Worn({ sheets }: { sheets: readonly ListedSheet[] }) {
  const current = currentSheet(sheets);
  // The trial in progress, while no sheet is validated.
  const shown = current ?? sheets[0];
  if (!shown) return null;
  const others = sheets.filter(({ id }) => id !== shown.id);
  return (
    <Card
      title={words.contactLenses}
      aside={
        current && (
          <ButtonLink href={paths.renewContacts(current.id)} icon="arrow-circle">
            {words.renewContact}
          </ButtonLink>
        )
      }
    >
      <Eyes sheet={shown} />
      <Details sheet={shown} />
      {others.length > 0 && <Others sheets={others} />}
    </Card>
  );
}

/** Product, values and end of supply of each eye. */
function Eyes({ sheet }: { sheet: ListedSheet }) {
  const products = useLensProducts(eyeSides.map((side) => sheet[`${side}_lens`]?.product ?? ""));
  return (
    <ul className="divide-y divide-line px-4">
      {eyeSides.map((side) => {
        const eye = sheet[`${side}_lens`];
        const until = sheet[`${side}_until`];
        if (!eye && !until) return null;
        return (
          <li key={side} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
            <span className="w-6 font-medium text-ink-3">{eyeLabels[side].mark}</span>
            <span className="min-w-0 flex-1 basis-48">
              <bdi dir="auto" className="font-medium wrap-anywhere">
                {products.get(eye?.product ?? "")?.name ?? eye?.name}
              </bdi>
              <span className="rx block text-sm text-ink-2 max-md:whitespace-normal">
                {eye && lensText(eye)}
              </span>
            </span>
            <Until day={until} side={side} />
          </li>
        );
      })}
    </ul>
  );
}

/** Day on which the boxes of an eye run out; amber when it is near or past. */
function Until({ day, side }: { day: string; side: EyeSide }) {
  const notice = useValue(company)?.lens_notice_days ?? 0;
  const end = parseDay(day);
  if (!end) return null;
  const isNear = end <= addDays(today(), notice);
  return (
    <span
      className={`text-sm ${isNear ? "font-medium text-warn-ink" : "text-ink-2"}`}
      data-until={side}
    >
      {text.until(formatDay(end))}
    </span>
  );
}

/** Day and state of the sheet, and the day of its next check. */
const Details = ({ sheet }: { sheet: ListedSheet }) => (
  <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line px-4 py-2.5 text-sm">
    <a className="link" href={paths.contactSheet(sheet.id)}>
      {text.sheet(formatDay(sheet.date))}
    </a>
    {sheet.status !== "final" && <ContactSheetBadge status={sheet.status} />}
    {sheet.check_on && (
      <span className={isCheckPast(sheet.check_on, today()) ? "text-warn-ink" : "text-ink-3"}>
        {text.check(formatDay(sheet.check_on))}
      </span>
    )}
  </p>
);

/** Folded list of the client's other sheets. */
const Others = ({ sheets }: { sheets: readonly ListedSheet[] }) => (
  <details className="group border-t border-line">
    <Summary className="px-4 py-2.5">
      <span className="text-sm text-ink-2">{text.others}</span>
      <span className="text-sm text-ink-3">{sheets.length}</span>
    </Summary>
    <ul className="px-4 pb-3">
      {sheets.map((sheet) => (
        <li key={sheet.id} className="flex items-baseline gap-x-3 py-1 text-sm">
          <a className="link" href={paths.contactSheet(sheet.id)}>
            {text.sheet(formatDay(sheet.date))}
          </a>
          <ContactSheetBadge status={sheet.status} />
        </li>
      ))}
    </ul>
  </details>
);
