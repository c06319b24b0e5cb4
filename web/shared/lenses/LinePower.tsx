import { powerText } from "#domain/lenses/formatPower.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";

type Props = {
  item: ItemValues;
  /** Name of the line, for screen readers. */
  name: string;
  /** Switches between drawer and lab; absent on a quote, whose lenses have no source. */
  onSource?: (source: "stock" | "lab") => void;
};

/** 'OD · −5,25 (−2,00) · Tiroir'; a press switches the source between drawer and lab. */
export function LinePower({ item, name, onSource }: Props) {
  const { power, eye, special } = item;
  if (!power) return null;
  const mark = eye === "" ? "" : `${eyeLabels[eye].mark} · `;
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-3">
      <span className="tabular-nums">
        {mark}
        {powerText(power)}
        {special && ` · ${text.special}`}
      </span>
      {onSource && <SourceMark item={item} name={name} onSource={onSource} />}
    </div>
  );
}

type RemarkProps = {
  name: string;
  /** False once the correction differs from the lens; null or '' when they cannot be compared. */
  follows: boolean | null | "";
  /** True when the server refused the lens: the focus then goes to the button. */
  isRefused: boolean;
  /** Opens the lens choice for this eye. */
  onAgain: () => void;
};

/** Warning across a line whose correction changed, or whose lens was refused, with a button to choose another lens. */
export const PowerRemark = ({ name, follows, isRefused, onAgain }: RemarkProps) =>
  (follows === false || isRefused) && (
    <div
      className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 text-sm text-warn-ink"
      role="status"
    >
      {follows === false && (
        <span className="flex items-start gap-2">
          <Icon name="triangle-alert" className="mt-px size-4" />
          {text.moved}
        </span>
      )}
      <button
        type="button"
        className="btn btn-secondary btn-sm px-2"
        aria-label={`${text.again}, ${name}`}
        data-refused={isRefused || undefined}
        onClick={onAgain}
      >
        {text.again}
      </button>
    </div>
  );

type SourceProps = Pick<Props, "item" | "name"> & { onSource: NonNullable<Props["onSource"]> };

/** Source of the lens; a button when the drawer holds that lens. */
function SourceMark({ item, name, onSource }: SourceProps) {
  const { source = "", inDrawer = 0 } = item;
  if (source === "") return null;
  const label = text.source[source];
  const other = source === "stock" ? "lab" : "stock";
  if (inDrawer < 1) return <span>· {label}</span>;
  return (
    <>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        className="btn btn-secondary btn-sm px-2"
        aria-label={text.changeSource(`${label}, ${name}`, text.source[other])}
        title={text.source[other]}
        onClick={() => onSource(other)}
      >
        {label}
      </button>
    </>
  );
}
