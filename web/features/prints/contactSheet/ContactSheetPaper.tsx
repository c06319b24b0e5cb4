import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { type ContactEye, emptyLens } from "#domain/contactLenses/lens.ts";
import { lensUseNames } from "#domain/core/names/names.strings.ts";
import { type Company, type EyeSide, eyeSides } from "#domain/core/records.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import {
  contactSheetSourceLabels,
  contactSheetStatusLabels,
  eyeLabels,
} from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { lensNumbers, lensNumberText } from "#shared/contactLenses/lensTexts.ts";
import { inLine } from "#shared/documents/companyLines.ts";
import { EyeHeads } from "#shared/paper/EyeHeads.tsx";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { SheetDetails } from "#shared/paper/SheetDetails.tsx";
import { contactSheetPrint as text } from "./contactSheet.strings.ts";

/** `productNames`: names of the eyes' products. */
export type PaperProps = {
  sheet: SheetDocument;
  productNames: Record<EyeSide, string>;
  company: Company;
};

/**
 * Sheet of contact lenses, on A4 or A5: values (a notice says that glasses need others), wear, and the shop's care
 * instructions.
 */
export function ContactSheetPaper({ sheet, productNames, company }: PaperProps) {
  const { expand, status, source, prescriber, examined_on: examined } = sheet;
  return (
    <ShopSheet
      company={company}
      title={text.title}
      footer={[inLine(company.name, company.address, formatPhone(company.phone))]}
      under={
        <>
          <p>{text.of(formatDay(sheet.date))}</p>
          {status !== "final" && <p>{contactSheetStatusLabels[status]}</p>}
        </>
      }
    >
      <SheetDetails
        details={[
          [text.wearer, expand?.client?.name ?? words.unknownClient],
          [words.phone, expand?.client && formatPhone(expand.client.phone)],
          [words.prescriber, prescriber],
          [text.examined, examined && formatDay(examined)],
          [text.source, source && contactSheetSourceLabels[source]],
        ]}
      />
      <p className="keep text-[1.2em] font-semibold">{text.warning}</p>
      <ValuesTable sheet={sheet} />
      <section className="keep grid gap-1 text-[1.1em]">
        {eyeSides.map((side) => (
          <LensLine key={side} side={side} eye={sheet[lensOf(side)]} product={productNames[side]} />
        ))}
      </section>
      <Wear sheet={sheet} />
      {company.lens_care && (
        <section className="keep">
          <h2 className="mb-1 font-semibold">{text.care}</h2>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {company.lens_care}
          </p>
        </section>
      )}
    </ShopSheet>
  );
}

const lensOf = (side: EyeSide) => `${side}_lens` as const;

/** Table of the six values of each eye, in large type. */
const ValuesTable = ({ sheet }: Pick<PaperProps, "sheet">) => (
  <table className="sheet-table text-[1.2em] [&_:is(td,th)]:py-[0.35em] [&_td]:font-semibold">
    <thead>
      <tr>
        <EyeHeads heads={lensNumbers.map((key) => contactShared.fields[key])} />
      </tr>
    </thead>
    <tbody>
      {eyeSides.map((side) => (
        <tr key={side}>
          <th scope="row" className="middle">
            {eyeLabels[side].mark}
          </th>
          {lensNumbers.map((key) => (
            <td key={key} className="middle">
              {valueText(sheet[lensOf(side)], key)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Text of a value's cell; the addition cell also shows an addition word, and D or N. */
function valueText(eye: ContactEye | null, key: (typeof lensNumbers)[number]): string {
  if (!eye) return "-";
  if (key !== "add") return lensNumberText(key, eye[key]) || "-";
  const word = eye.add_word ? contactShared.addWords[eye.add_word] : "";
  const value = lensNumberText("add", eye.add) || word;
  return [value, eye.dn].filter(Boolean).join(" ") || "-";
}

type LineProps = { side: EyeSide; eye: ContactEye | null; product: string };

/** Lens of an eye: product or brand, colour, and its distance in monovision. */
const LensLine = ({ side, eye, product }: LineProps) => {
  const name = eye && (product || eye.name);
  const color = eye?.color ? lensText({ ...emptyLens, color: eye.color }) : "";
  const use = eye?.use ? lensUseNames[eye.use] : "";
  const shown = [name, color, use].filter(Boolean).join(", ");
  return (
    shown !== "" && (
      <p className="wrap-anywhere">
        <strong>{`${text.lens} ${eyeLabels[side].mark}`}</strong>&nbsp;:{" "}
        <bdi dir="auto">{shown}</bdi>
      </p>
    )
  );
};

function Wear({ sheet }: Pick<PaperProps, "sheet">) {
  const { days_a_week: days, overnight, check_on, expand } = sheet;
  const worn = [days === 7 ? text.everyDay : text.days(days), overnight && text.overnight];
  return (
    <SheetDetails
      details={[
        [text.wear, worn.filter(Boolean).join(", ")],
        [text.check, check_on && formatDay(check_on)],
        [text.solution, expand?.solution?.name],
      ]}
    />
  );
}
