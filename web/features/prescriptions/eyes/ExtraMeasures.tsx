import type { ReactNode } from "react";
import { company } from "#api/session/session.ts";
import { ageOn } from "#domain/clients/birthDate.ts";
import { useValue } from "#lib/useValue.ts";
import { useFormContext, useWatch } from "react-hook-form";
import {
  type EyeSide,
  eyeSides,
  type PairMeasure,
  pairMeasures,
  wearerMeasures,
} from "#domain/core/records.ts";
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
import type { FormValues } from "../formValues.ts";
import { measureRemarkText, extraStrings, extraWarningText } from "../extra.strings.ts";
import { foldedParts, type Given, givenFields, isDeep } from "../foldedFields.ts";
import { foldedFields, extraOfTexts, type ExtraTexts, typedExtra } from "../extraValues.ts";
import {
  type LaterPair,
  laterOf,
  pairField,
  pairNumbers,
  type PairsTexts,
  typedPairs,
} from "../pairValues.ts";
import { remarkedLine } from "../remarkedLine.ts";
import { BaseCompass } from "./BaseCompass.tsx";
import { ExtraInput } from "./ExtraInput.tsx";
import { FoldLine } from "#shared/eyes/FoldLine.tsx";
import { useFold, useFoldKey } from "#shared/eyes/useFold.ts";
import { WarningLine, WarningLines } from "#shared/eyes/WarningLines.tsx";

type Props = {
  eyes: Eyes;
  previous: { extra: EyesExtra; date: string } | null;
  /** Birth date of the client; '' when unknown. */
  birthDate: string;
};

/** Typed texts of the folded fields, updated at each key. */
function useExtraTexts(): Partial<ExtraTexts> {
  const { control } = useFormContext<FormValues>();
  const texts = useWatch({ control, name: foldedFields });
  return Object.fromEntries(foldedFields.map((field, index) => [field, texts[index] ?? ""]));
}

type Pairs = {
  /** Numbers of the pairs among the lines, without the first. */
  later: LaterPair[];
  /** Parsed measures of the later pairs. */
  typed: PairsValues;
  texts: PairsTexts;
  /** Numbers of the pairs that have progressive lenses. */
  progressive: number[];
};

/** Pairs among the lines of the sale, updated at each key. */
function usePairs(): Pairs {
  const { control } = useFormContext<FormValues>();
  const [items, texts] = useWatch({ control, name: ["invoice.items", "pairs"] });
  const numbers = pairNumbers(items);
  return {
    later: laterOf(numbers),
    typed: typedPairs(texts, numbers),
    texts,
    progressive: items
      .map(remarkedLine)
      .filter(isProgressive)
      .map(({ pair }) => pair || firstPair),
  };
}

/** Heights of the later pairs, in the form that the remarks use. */
const heightsOf = ({ later, typed, progressive }: Pairs): PairHeights[] =>
  later.map((pair) => ({
    pair,
    heights: {
      right: typed[pair]?.right_height ?? null,
      left: typed[pair]?.left_height ?? null,
    },
    hasProgressive: progressive.includes(pair),
  }));

/** 'Plus de mesures': folded; opened by a value, a progressive lens or Alt+M. While folded, Tab skips it. */
export function ExtraMeasures({ eyes, previous, birthDate }: Props) {
  const texts = useExtraTexts();
  const pairs = usePairs();
  const given = givenFields(texts, pairs.texts, pairs.later);
  const fold = useFold(foldedParts.extra, given.length > 0 || pairs.progressive.length > 0);
  useFoldKey(fold, "right_height");
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
      <FoldLine {...fold} title={extraStrings.title} given={given} hasKey />
      {fold.isOpen && <Fields extra={extra} later={pairs.later} given={given} />}
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

type FieldsProps = { extra: EyesExtra; later: readonly LaterPair[]; given: readonly Given[] };

/** Heights and near EIP of each eye, heights of the later pairs, then a second fold with all other measures. */
function Fields({ extra, later, given }: FieldsProps) {
  const deep = given.filter(({ field }) => isDeep(field));
  const fold = useFold(foldedParts.deep, deep.length > 0);
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-4 pb-2 @max-rx:grid @max-rx:grid-cols-2 @max-rx:gap-x-4">
        {eyeSides.map((side) => (
          <Group key={side} label={eyeLabels[side].mark}>
            {firstNames.map((name) => (
              <EyeInput key={name} side={side} name={name} />
            ))}
          </Group>
        ))}
      </div>
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-4 not-empty:pb-2">
        {later.map((pair) => (
          <PairGroup key={pair} pair={pair} names={heightNames} label={extraStrings.pair(pair)} />
        ))}
      </div>
      <FoldLine {...fold} title={extraStrings.deeper} given={deep} />
      {fold.isOpen && <DeepFields extra={extra} later={later} />}
    </>
  );
}

/** Fields of the second fold: prisms, near vision and acuity of each eye, and the fit of each frame. */
const DeepFields = ({ extra, later }: Omit<FieldsProps, "given">) => (
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
      <PairGroup key={pair} pair={pair} names={sittingNames} label={extraStrings.wearerOf(pair)} />
    ))}
  </div>
);

const heightNames = pairMeasures.filter((name) => name.endsWith("height"));
const sittingNames = pairMeasures.filter((name) => !name.endsWith("height"));
type PairGroupProps = { pair: LaterPair; names: readonly PairMeasure[]; label: string };

/** Measures of one later pair. */
const PairGroup = ({ pair, names, label }: PairGroupProps) => (
  <Group label={label}>
    {names.map((name) => (
      <ExtraInput
        key={name}
        field={pairField(pair, name)}
        label={extraStrings.ofPair[name]}
        hidden={extraStrings.pair(pair)}
        className="w-32"
      />
    ))}
  </Group>
);

/** Remarks on measures that the sold lenses or the client's age call for. */
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

type GroupProps = { label: string; name?: string; children: ReactNode };

/** Row of measures. `name`: accessible name, where several rows have the same label. */
const Group = ({ label, name = label, children }: GroupProps) => (
  <div
    role="group"
    aria-label={name}
    className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-2 gap-y-1 @rx:grid-cols-[3.5rem_minmax(0,1fr)]"
  >
    <p className="text-sm font-medium @rx:pt-7">{label}</p>
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">{children}</div>
  </div>
);

/** Fields that are never separated by a line break; on a narrow card they share its width. */
const Unit = ({ children }: { children: ReactNode }) => (
  <div className="flex items-start gap-x-2 @max-rx:grow @max-rx:[&:not(:has([role=group]))]:w-full">
    {children}
  </div>
);

const firstNames = ["height", "near_eip"] as const;
const nearNames = ["near_sphere", "near_cylinder", "near_axis"] as const;
const acuityNames = ["va", "near_va"] as const;

type EyeInputProps = { side: EyeSide; name: Exclude<EyeExtraName, "base" | "base2"> };

const EyeInput = ({ side, name }: EyeInputProps) => (
  <ExtraInput
    field={eyeExtraField(side, name)}
    label={extraStrings[name]}
    hidden={eyeLabels[side].name}
    className="w-20 @max-rx:min-w-0 @max-rx:flex-1"
  />
);

/** Further values of an eye: prisms with their compass, then near vision and acuity. */
function ExtraEye({ side, extra }: { side: EyeSide; extra: EyeExtra }) {
  const { mark } = eyeLabels[side];
  const inputs = (names: readonly EyeInputProps["name"][]) =>
    names.map((name) => <EyeInput key={name} side={side} name={name} />);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Group label={mark} name={`${mark} ${extraStrings.prism}`}>
        <Unit>
          {inputs(["prism"])}
          <BaseCompass side={side} name="base" />
        </Unit>
        <Unit>
          {inputs(["prism2"])}
          <BaseCompass side={side} name="base2" />
        </Unit>
      </Group>
      <Group label={`${mark} VP`}>
        <Unit>{inputs(nearNames)}</Unit>
        <Unit>{inputs(acuityNames)}</Unit>
      </Group>
      {isOblique(extra) && <p className="text-sm text-ink-2">{formatPrisms(extra, side)}</p>}
    </div>
  );
}
