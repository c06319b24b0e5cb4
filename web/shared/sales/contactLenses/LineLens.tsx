import { type KeyboardEvent, type ReactNode, useState } from "react";
import { type FieldValues, get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { lensRemarkText } from "#domain/contactLenses/contactLenses.strings.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { isOtherPower, isSameLens, lensOfEye } from "#domain/contactLenses/lens.ts";
import { lensRemarks } from "#domain/contactLenses/lensRemarks.ts";
import type { EyeSide } from "#domain/core/records.ts";
import { RowNotes } from "#shared/documents/RowNotes.tsx";
import { eyeOfKey, EyeMark } from "#shared/sales/items/LensButtons.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { useContactSale } from "./ContactSale.tsx";
import { contactShared } from "#shared/contactLenses/contactShared.strings.ts";
import { LensFields } from "./LensFields.tsx";
import { lensOfTexts, textsOfLens } from "#shared/contactLenses/lensTexts.ts";
import { comparedEye, eyeAfter, lensOfSheet, type LensLine, withEye } from "./sheetLines.ts";
import { madeOf, useLensProducts } from "#shared/contactLenses/useLensProducts.ts";

const text = contactShared.line;
/** Path of the line in the form, and its name for screen readers. */
type Props = { path: string; name: string };

const useLine = (path: string): LensLine | undefined => {
  const { control } = useFormContext<FieldValues>();
  return useWatch({ control, name: path });
};

/** Functions that change a line: `write` its eye and lens, `turn` to an eye, by default the next. */
function useWriteLine(path: string) {
  const { getValues, setValue, clearErrors } = useFormContext<FieldValues>();
  const { sheet } = useContactSale();
  const write = ({ eye, lens }: LensLine) => {
    setValue(`${path}.eye`, eye, { shouldDirty: true });
    if (lens) setValue(`${path}.lens`, lens, { shouldDirty: true });
    clearErrors([`${path}.eye`, `${path}.lens`]);
  };
  const turn = (eye?: EyeSide | "") => {
    const now: LensLine = getValues(path);
    write(withEye(now, eye ?? eyeAfter(now.eye), sheet));
  };
  return { write, turn };
}

/** Short form of a contact-lens line: eye, values in words and remarks, with its fields on demand. */
export function LineLens(props: Props) {
  const { isUsed } = useContactSale();
  const { control } = useFormContext<FieldValues>();
  const type: string | undefined = useWatch({ control, name: `${props.path}.type` });
  return isUsed && type === "contact_lens" ? <Part {...props} /> : null;
}

function Part({ path, name }: Props) {
  const line = useLine(path);
  const { turn } = useWriteLine(path);
  const { errors } = useFormState({ name: path });
  const isRefused = Boolean(get(errors, `${path}.lens`));
  const [isOpen, setOpen] = useState(false);
  if (isRefused && !isOpen) setOpen(true);
  if (!line) return null;
  const words = line.lens ? lensText(lensOfTexts(line.lens)) : "";
  const values = words ? text.edit : text.blank;
  return (
    <div className="@container col-span-full grid min-w-0 gap-1 pb-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <EyeMark item={undefined} eye={line.eye} name={name} onPress={() => turn()} />
        <span className="rx text-ink-2">{words}</span>
        {line.lens && (
          <button
            type="button"
            className="btn btn-quiet btn-sm px-2"
            aria-expanded={isOpen}
            aria-label={text.named(values, name)}
            onClick={() => setOpen(!isOpen)}
          >
            {values}
          </button>
        )}
        <TakeSheet path={path} name={name} />
      </div>
      <Remarks path={path} />
      {isOpen && line.lens && <LensFields path={`${path}.lens`} name={name} />}
      <RowNotes<FieldValues> paths={[`${path}.lens`]} />
    </div>
  );
}

/** Button that copies the values of the sheet's eye, even when the sheet names another product. */
function TakeSheet({ path, name }: Props) {
  const line = useLine(path);
  const { write } = useWriteLine(path);
  const { sheet } = useContactSale();
  if (!line?.lens) return null;
  const own = lensOfSheet(sheet, line.eye);
  if (!own || isSameLens(own, lensOfTexts(line.lens))) return null;
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm px-2"
      aria-label={text.named(text.take, name)}
      title={lensText(own)}
      onClick={() => write({ ...line, lens: textsOfLens(own) })}
    >
      {text.take}
    </button>
  );
}

const Remark = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-warn-ink">
    <Icon name="triangle-alert" className="mt-px size-4" />
    {children}
  </p>
);

/** Remarks on unusual values of the lens, and on a power that differs from the sheet's. */
function Remarks({ path }: Pick<Props, "path">) {
  const line = useLine(path);
  const { sheet } = useContactSale();
  const product = useLensProducts(line ? [line.product] : []).get(line?.product ?? "");
  const lens = line?.lens ? lensOfTexts(line.lens) : null;
  const own = lensOfEye(comparedEye(sheet, line?.eye ?? ""));
  const remarks = lens
    ? lensRemarks(lens, { product: product ? madeOf(product) : null }).map(lensRemarkText)
    : [];
  const isOther = own !== null && isOtherPower(lens, own);
  return (
    <div role="status" className="grid gap-0.5 empty:hidden">
      {isOther && <Remark>{text.otherPower(lensText(own))}</Remark>}
      {remarks.map((remark) => (
        <Remark key={remark}>{remark}</Remark>
      ))}
    </div>
  );
}

/** Makes D, G and O (both) in the quantity of a contact-lens line select the eye; other lines ignore these keys. */
export function useContactEyeKeys(path: string): (event: KeyboardEvent) => void {
  const { isUsed } = useContactSale();
  const { getValues } = useFormContext<FieldValues>();
  const { turn } = useWriteLine(path);
  return (event) => {
    const line: LensLine | undefined = getValues(path);
    if (!isUsed || line?.type !== "contact_lens") return;
    const eye = eyeOfKey(event);
    if (eye === undefined) return;
    event.preventDefault();
    turn(eye);
  };
}
