import { useQuery } from "@tanstack/react-query";
import { type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { clientQueries } from "#api/clients/clients.ts";
import { company } from "#api/session/session.ts";
import { sheetRemarkText } from "#domain/contactLenses/contactLenses.strings.ts";
import { hasPower } from "#domain/contactLenses/lens.ts";
import { type SheetRemark, sheetRemarks } from "#domain/contactLenses/lensRemarks.ts";
import type { ListedSheet } from "#domain/contactLenses/contactAnswers.ts";
import { ageOn } from "#domain/clients/birthDate.ts";
import { today } from "#domain/core/days/days.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { contactSheetStatusLabels } from "#lib/texts/labels.ts";
import { useValue } from "#lib/useValue.ts";
import { FieldNote } from "#shared/documents/FieldNote.tsx";
import { errorIdOf, useFieldError } from "#shared/documents/useFieldError.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Select } from "#ui/form/Select.tsx";
import { useContactSale } from "./ContactSale.tsx";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { lensOfTexts } from "#shared/contactLenses/lensTexts.ts";
import { LeftLenses } from "./LeftLenses.tsx";
import type { LensLine } from "./sheetLines.ts";

const text = contactShared.sheet;
const fieldId = "contact-sheet";

/** Name of a sheet, 'Fiche du 12/11/2026', followed by its state unless it is validated. */
const nameOf = ({ date, status }: ListedSheet): string =>
  [
    text.of(formatDay(date)),
    status === "final" ? "" : contactSheetStatusLabels[status].toLowerCase(),
  ]
    .filter(Boolean)
    .join(", ");

/** `told`: id of the sheet whose state another notice shows; '' for none. */
type Props = { told?: string };

/** Chooses the sheet of the lenses that a form sells, and shows remarks on it. Renders nothing without lenses. */
export function SheetChoice({ told = "" }: Props) {
  const { isUsed, lines, paths: at } = useContactSale();
  const error = useFieldError<FieldValues>(at.contact || at.client);
  const isRefused = at.contact !== "" && error !== null;
  if (!isUsed || (lines.length === 0 && !isRefused)) return null;
  return (
    <div className="text-sm">
      <div className="px-4 py-2 empty:hidden">
        <LeftLenses />
      </div>
      {at.contact !== "" && <Choice error={error} />}
      <SheetRemarks told={told} />
    </div>
  );
}

/** Select of the client's sheets and 'Sans fiche'; absent for a walk-in. */
function Choice({ error }: { error: string | null }) {
  const { client, sheets, hasFailed, chosen, sheet, choose, paths: at } = useContactSale();
  const { clearErrors } = useFormContext<FieldValues>();
  if (hasFailed) return <p className="px-4 py-2 text-warn-ink">{text.failed}</p>;
  const isGone = chosen !== "" && sheets !== undefined && !sheet;
  const hasChoice = client !== "" && sheets !== undefined && sheets.length > 0;
  if (!error && !hasChoice && !isGone) return null;
  const options = (sheets ?? []).map((one): [string, string] => [one.id, nameOf(one)]);
  if (isGone) options.push([chosen, text.gone]);
  return (
    <div className="border-t border-line px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="font-medium text-ink-2" htmlFor={fieldId}>
          {text.label}
        </label>
        <Select
          id={fieldId}
          className="min-w-52"
          options={[...options, ["", text.none]]}
          value={chosen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorIdOf(at.contact) : undefined}
          onChange={({ target }) => {
            clearErrors(at.contact);
            choose(target.value);
          }}
        />
        {sheet && (
          <a className="link" href={paths.contactSheet(sheet.id)}>
            {text.open}
          </a>
        )}
      </div>
      <FieldNote id={errorIdOf(at.contact)} error={error} />
    </div>
  );
}

const hasCorrection = (items: readonly LensLine[] | undefined): boolean =>
  (items ?? []).some(({ lens }) => lens !== undefined && hasPower(lensOfTexts(lens)));

/** Remarks that the notice of a renewal also shows. */
const states: readonly SheetRemark["code"][] = ["trial", "stopped", "older", "check"];

/** Remarks on the sheet. A missing sheet is remarked only for lenses with a power. */
function SheetRemarks({ told }: { told: string }) {
  const { client, sheets, sheet, current, paths: at } = useContactSale();
  const { control } = useFormContext<FieldValues>();
  const isCorrecting: boolean = useWatch({ control, name: at.items, compute: hasCorrection });
  const shop = useValue(company);
  const { data } = useQuery({ ...clientQueries.one(client), enabled: client !== "" });
  if (client !== "" && !sheets) return null;
  const details = {
    current,
    age: ageOn(data?.birth_date ?? "", today()),
    wantsChildSource: shop?.child_source_remark ?? false,
  };
  const isSaid = ({ code }: SheetRemark) =>
    code === "none" ? isCorrecting : !(sheet?.id === told && states.includes(code));
  const remarks = sheetRemarks(sheet, details, today()).filter(isSaid);
  return (
    <div role="status" className="grid gap-1 px-4 pb-2 empty:hidden">
      {remarks.map((remark) => (
        <p key={remark.code} className="flex items-start gap-2 text-warn-ink">
          <Icon name="triangle-alert" className="mt-px size-4" />
          {sheetRemarkText(remark)}
        </p>
      ))}
    </div>
  );
}
