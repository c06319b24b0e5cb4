import { eyeLabels } from "#lib/texts/labels.ts";
import type { ItemValues } from "#shared/sales/items/saleItems.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { lensesStrings as text } from "./lenses.strings.ts";
import { powerText } from "#domain/lenses/formatPower.ts";

type Props = {
  item: ItemValues;
  /** False once the correction changed; null or '' where nothing says. */
  follows: boolean | null | "";
  /** Name of the line, for screen readers. */
  name: string;
  /** A server's refusal stands under the line: the focus goes here. */
  isRefused: boolean;
  /** Changes the source; absent on a quote, which has none. */
  onSource?: (source: "stock" | "lab") => void;
  /** Opens the choice for this eye. */
  onAgain: () => void;
};

/** 'OD · −5,25 (−2,00) · Tiroir': a press orders the lens instead, or takes it from the drawer. */
export function LinePower({ item, follows, name, isRefused, onSource, onAgain }: Props) {
  const { power, eye, special } = item;
  if (!power) return null;
  const mark = eye === "" ? "" : `${eyeLabels[eye].mark} · `;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-3">
        <span className="tabular-nums">
          {mark}
          {powerText(power)}
          {special && ` · ${text.special}`}
        </span>
        {onSource && <SourceMark item={item} name={name} onSource={onSource} />}
        {(isRefused || special) && follows !== false && (
          <AgainButton isRefused={isRefused} name={name} onAgain={onAgain} />
        )}
      </div>
      {follows === false && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-warn-ink" role="status">
          <Icon name="triangle-alert" className="size-4" />
          <span className="min-w-0 flex-1">{text.moved}</span>
          <AgainButton isRefused={isRefused} name={name} onAgain={onAgain} />
        </p>
      )}
    </>
  );
}

const AgainButton = ({
  isRefused,
  name,
  onAgain,
}: Pick<Props, "isRefused" | "name" | "onAgain">) => (
  <button
    type="button"
    className="btn btn-secondary btn-sm px-2"
    aria-label={`${text.again}, ${name}`}
    data-refused={isRefused || undefined}
    onClick={onAgain}
  >
    {text.again}
  </button>
);

type SourceProps = Pick<Props, "item" | "name"> & { onSource: NonNullable<Props["onSource"]> };

/** Source of the lens; a button where there is a choice. */
function SourceMark({ item, name, onSource }: SourceProps) {
  const { source = "", inDrawer = 0 } = item;
  if (source === "") return null;
  const label = text.source[source];
  const other = source === "stock" ? "lab" : "stock";
  if (inDrawer < 1)
    return (
      <span>
        {"· "}
        {label}
      </span>
    );
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
