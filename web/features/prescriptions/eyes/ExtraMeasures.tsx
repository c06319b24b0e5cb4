import type { ReactNode } from "react";
import { company } from "#api/session/session.ts";
import { ageOn } from "#domain/clients/birthDate.ts";
import { useValue } from "#lib/useValue.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { type EyeSide, eyeSides, pairMeasures, wearerMeasures } from "#domain/core/records.ts";
import { formatPrisms } from "#domain/optics/measures/formatExtra.ts";
import { isProgressive, type MeasureRemark, measureRemarks } from "#domain/optics/lensRemarks.ts";
import {
  type EyeExtra,
  type EyeExtraName,
  eyeExtraField,
  wearerOf,
  type EyesExtra,
} from "#domain/optics/measures/extraMeasures.ts";
import { extraWarnings, type PairHeights } from "#domain/optics/measures/extraWarnings.ts";
import type { PairsValues } from "#domain/optics/measures/pairMeasures.ts";
import { isOblique } from "#domain/optics/measures/prism.ts";
import type { Eyes } from "#domain/optics/optics.ts";
import { firstPair } from "#domain/workshop/lensEyes.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import type { FormValues } from "../formValues.ts";
import { measureRemarkText, extraStrings, extraWarningText } from "../extra.strings.ts";
import {
  foldedFields,
  isExtraGiven,
  extraOfTexts,
  type ExtraTexts,
  typedExtra,
} from "../extraValues.ts";
import {
  arePairsGiven,
  type LaterPair,
  laterOf,
  pairField,
  pairNumbers,
  typedPairs,
} from "../pairValues.ts";
import { remarkedLine } from "../remarkedLine.ts";
import { BaseCompass } from "./BaseCompass.tsx";
import { ExtraInput } from "./ExtraInput.tsx";
import { useFold } from "./useFold.ts";
import { WarningLine, WarningLines } from "./WarningLines.tsx";

type Props = {
  eyes: Eyes;
  previous: { extra: EyesExtra; date: string } | null;
  /** Of the client; '' when unknown. */
  birthDate: string;
};

/** Typed texts of the folded fields, at each key. */
function useExtraTexts(): Partial<ExtraTexts> {
  const { control } = useFormContext<FormValues>();
  const texts = useWatch({ control, name: foldedFields });
  return Object.fromEntries(foldedFields.map((field, index) => [field, texts[index] ?? ""]));
}

type Pairs = {
  /** Numbers of the pairs on the lines after the first. */
  later: LaterPair[];
  /** Their typed measures. */
  typed: PairsValues;
  areGiven: boolean;
  /** Numbers of the pairs with progressive lenses. */
  progressive: number[];
};

/** Pairs on the lines, at each key. */
function usePairs(): Pairs {
  const { control } = useFormContext<FormValues>();
  const [items, texts] = useWatch({ control, name: ["invoice.items", "pairs"] });
  const numbers = pairNumbers(items);
  return {
    later: laterOf(numbers),
    typed: typedPairs(texts, numbers),
    areGiven: arePairsGiven(texts, numbers),
    progressive: items
      .map(remarkedLine)
      .filter(isProgressive)
      .map(({ pair }) => pair || firstPair),
  };
}

/** Heights of the later pairs, as the remarks read them. */
const heightsOf = ({ later, typed, progressive }: Pairs): PairHeights[] =>
  later.map((pair) => ({
    pair,
    heights: {
      right: typed[pair]?.right_height ?? null,
      left: typed[pair]?.left_height ?? null,
    },
    hasProgressive: progressive.includes(pair),
  }));

/** 'Plus de mesures': folded, opened by a value, a progressive lens or Alt+M. Folded, it is not in the tab order. */
export function ExtraMeasures({ eyes, previous, birthDate }: Props) {
  const texts = useExtraTexts();
  const pairs = usePairs();
  const { isOpen, toggle } = useFold(
    isExtraGiven(texts) || pairs.areGiven || pairs.progressive.length > 0,
  );
  const remarks = useMeasureRemarks(eyes, texts, pairs.typed, birthDate);
  const extra = typedExtra(texts);
  const warnings = extraWarnings({
    eyes,
    extra,
    hasProgressive: pairs.progressive.includes(firstPair),
    pairs: heightsOf(pairs),
    previous: previous?.extra ?? null,
  });
  return (
    <div className="border-t border-line">
      <button
        type="button"
        tabIndex={isOpen ? 0 : -1}
        className="flex w-full items-center gap-2 px-4 py-2 text-left text-sm font-medium text-ink-2 touch:min-h-11"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+M"
        onClick={toggle}
      >
        <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-4" />
        {extraStrings.title}
        <kbd className="kbd ml-auto">{extraStrings.key}</kbd>
      </button>
      {isOpen && <Fields extra={extra} later={pairs.later} />}
      <WarningLines isLast>
        {warnings.map((one) => (
          <WarningLine key={one.key} side={one.side}>
            {extraWarningText(one, previous?.date ?? "")}
          </WarningLine>
        ))}
        {remarks.map((one) => (
          <WarningLine key={measureRemarkText(one)}>{measureRemarkText(one)}</WarningLine>
        ))}
      </WarningLines>
    </div>
  );
}

/** Measures of each eye, of the wearer, and of the frames of the later pairs. */
const Fields = ({ extra, later }: { extra: EyesExtra; later: readonly LaterPair[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-3">
    {eyeSides.map((side) => (
      <ExtraEye key={side} side={side} extra={extra[side]} />
    ))}
    <Group label={extraStrings.wearer}>
      {wearerMeasures.map((name) => (
        <ExtraInput key={name} field={name} label={extraStrings[name]} className="w-32" />
      ))}
    </Group>
    {later.map((pair) => (
      <Group key={pair} label={extraStrings.pair(pair)}>
        {pairMeasures.map((name) => (
          <ExtraInput
            key={name}
            field={pairField(pair, name)}
            label={extraStrings.ofPair[name]}
            hidden={extraStrings.pair(pair)}
            className="w-32"
          />
        ))}
      </Group>
    ))}
  </div>
);

/** Warnings about measures that the lines or the client's age require. */
function useMeasureRemarks(
  eyes: Eyes,
  texts: Partial<ExtraTexts>,
  pairs: PairsValues,
  birthDate: string,
): MeasureRemark[] {
  const { control } = useFormContext<FormValues>();
  const [items, source, date] = useWatch({ control, name: ["invoice.items", "source", "date"] });
  const isOn = useValue(company)?.child_source_remark ?? false;
  const values = extraOfTexts({ ...texts, source: source ?? "" }, Number.NaN);
  return measureRemarks(
    {
      eyes,
      extra: typedExtra(texts),
      wearer: wearerOf(values),
      pairs,
      source: values.source,
      age: ageOn(birthDate, date),
    },
    items.map(remarkedLine),
    isOn,
  );
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div
    role="group"
    aria-label={label}
    className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-2 gap-y-1 @rx:grid-cols-[3.5rem_minmax(0,1fr)]"
  >
    <p className="text-sm font-medium @rx:pt-7">{label}</p>
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">{children}</div>
  </div>
);

/** Fields that stay on one line; those of a narrow card share its width. */
const Unit = ({ children }: { children: ReactNode }) => (
  <div className="flex items-start gap-x-2 @max-rx:grow @max-rx:[&:not(:has([role=group]))]:w-full">
    {children}
  </div>
);

const nearNames = ["near_sphere", "near_cylinder", "near_axis", "near_eip"] as const;
const lastNames = ["height", "va", "near_va"] as const;

/** Prisms beside their compass, then the near vision as a second row. */
function ExtraEye({ side, extra }: { side: EyeSide; extra: EyeExtra }) {
  const { mark, name: eyeName } = eyeLabels[side];
  const input = (name: Exclude<EyeExtraName, "base" | "base2">) => (
    <ExtraInput
      key={name}
      field={eyeExtraField(side, name)}
      label={extraStrings[name]}
      hidden={eyeName}
      className="w-20 @max-rx:min-w-0 @max-rx:flex-1"
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Group label={mark}>
        <Unit>
          {input("prism")}
          <BaseCompass side={side} name="base" />
        </Unit>
        <Unit>
          {input("prism2")}
          <BaseCompass side={side} name="base2" />
        </Unit>
        <Unit>{lastNames.map(input)}</Unit>
      </Group>
      <Group label={`${mark} VP`}>
        <Unit>{nearNames.map(input)}</Unit>
      </Group>
      {isOblique(extra) && <p className="text-sm text-ink-2">{formatPrisms(extra, side)}</p>}
    </div>
  );
}
