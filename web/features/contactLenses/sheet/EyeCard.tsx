import { lensRemarkText } from "#domain/contactLenses/contactLenses.strings.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { type ContactEye, lensOfEye } from "#domain/contactLenses/lens.ts";
import type { LensRemark } from "#domain/contactLenses/lensRemarks.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { lensNumbers, lensNumberText } from "#shared/contactLenses/lensTexts.ts";
import { WarningLine, WarningLines } from "#shared/eyes/WarningLines.tsx";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { sheetStrings, valueName } from "./sheet.strings.ts";
import { useProductName } from "./useEyeProduct.ts";

const text = sheetStrings.page;
type Props = {
  side: EyeSide;
  eye: ContactEye | null;
  /** Stored day on which the boxes of the eye run out; '' without boxes. */
  until: string;
  remarks: readonly LensRemark[];
};

/** Eye of a saved sheet: six values, the lens, measurements, the end of its boxes, and remarks. */
export function EyeCard({ side, eye, until, remarks }: Props) {
  const { mark, name } = eyeLabels[side];
  return (
    <section className="card" aria-labelledby={`${side}-title`}>
      <div className="card-head">
        <h2 id={`${side}-title`} className="card-title flex-1">
          {name} <span className="text-sm font-normal text-ink-3">{mark}</span>
        </h2>
        {until && <span className="text-sm text-ink-2">{text.until(formatDay(until))}</span>}
        {eye && (
          <AxisDial
            axis={eye.cylinder ? eye.axis : null}
            label={eyeLabels.axisLabel(eye.axis ?? 0)}
            className="size-9"
          />
        )}
      </div>
      {eye ? <Values eye={eye} /> : <p className="p-4 text-ink-3">{text.noEye}</p>}
      <WarningLines isLast>
        {remarks.map((remark) => (
          <WarningLine key={remark.code}>{lensRemarkText(remark)}</WarningLine>
        ))}
      </WarningLines>
    </section>
  );
}

function Values({ eye }: { eye: ContactEye }) {
  return (
    <>
      <dl className="grid grid-cols-3 gap-y-2 px-4 py-3">
        {lensNumbers.map((key) => (
          <div key={key}>
            <dt className="text-xs text-ink-3">{valueName(key)}</dt>
            <dd className="rx text-md max-md:text-base">{lensNumberText(key, eye[key]) || "-"}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line px-4 py-3 text-sm text-ink-2">
        <LensName eye={eye} />
        <p className="rx text-base whitespace-normal text-ink">{lensText(lensOfEye(eye)) || "-"}</p>
        {detailsOf(eye).map(([label, value]) => (
          <p key={label} dir="auto">
            <span className="text-ink-3">{label}</span> {value}
          </p>
        ))}
        {eye.origin && <p dir="auto">{eye.origin}</p>}
      </div>
    </>
  );
}

/** Link to the product, or the name of a brand that the shop does not list. */
function LensName({ eye: { product, name } }: { eye: ContactEye }) {
  const stored = useProductName(product);
  if (product === "") return name && <p dir="auto">{name}</p>;
  return (
    <p>
      <a className="link" dir="auto" href={paths.product(product)}>
        {stored || words.product}
      </a>
    </p>
  );
}

/** Further values of an eye that are filled in. */
function detailsOf({ add_word, use, va, near_va, k1, k2, k_axis }: ContactEye): [string, string][] {
  const curves = [k1, k2].filter((one) => one !== null).map((one) => one.toFixed(2));
  const keratometry = [curves.join(" / "), k_axis === null ? "" : `${k_axis}°`];
  const details: [string, string][] = [
    [valueName("add_word"), add_word && contactShared.addWords[add_word]],
    [sheetStrings.eyes.use, use && sheetStrings.eyes.uses[use]],
    [sheetStrings.eyes.va, va],
    [sheetStrings.eyes.near_va, near_va],
    [sheetStrings.eyes.keratometry, keratometry.filter(Boolean).join(" ")],
  ];
  return details.filter(([, value]) => value !== "");
}
