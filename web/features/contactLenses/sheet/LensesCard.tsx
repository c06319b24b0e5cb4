import { type ReactNode, type RefObject, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useRight } from "#api/session/people.ts";
import { type LensRemark, lensRemarks } from "#domain/contactLenses/lensRemarks.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { lensKeys } from "#domain/contactLenses/lens.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { eyesStrings } from "#shared/eyes/eyes.strings.ts";
import { FoldLine } from "#shared/eyes/FoldLine.tsx";
import { focusField } from "#shared/eyes/focusField.ts";
import type { Settle } from "#shared/eyes/QuickEntryBox.tsx";
import { Tool } from "#shared/eyes/Tool.tsx";
import { useFold, useFoldKey } from "#shared/eyes/useFold.ts";
import { ApprovalMark } from "#ui/page/ApprovalMark.tsx";
import { Card } from "#ui/page/Card.tsx";
import { EyeRow } from "./EyeRow.tsx";
import { eyeId, eyePath, idOfPath } from "./eyePaths.ts";
import { acceptedEye, curvatures, type EyeTexts } from "./eyeValues.ts";
import { GlassesStrip } from "./GlassesStrip.tsx";
import { MoreFields } from "./MoreFields.tsx";
import { copiedOrigin } from "./origin.ts";
import { QuickEntry } from "./QuickEntry.tsx";
import { sheetStrings } from "./sheet.strings.ts";
import { lensField, type SheetValues } from "./sheetValues.ts";
import { type ClientDetails, eyesFromGlasses, type EyesFromGlasses } from "./useClientDetails.ts";
import { madeOf, useEyeProduct, useProductName } from "./useEyeProduct.ts";
import { useEyeTexts, useWriteEye } from "./useEyes.ts";

const text = sheetStrings.eyes;
type Strip = "quick" | "glasses" | "photo";
type Props = {
  client: string;
  details: ClientDetails;
  /** Strip for the photograph, opened by its button. */
  photo: ReactNode;
  /** Puts an open quick entry into the form before a save. */
  quickEntry: RefObject<Settle | null>;
  /** Called after values of the client's glasses were copied. */
  onTake: () => void;
};

/** 'Lentilles': both eyes with their tools. Values of the glasses are copied only by a press. */
export function LensesCard({ client, details, photo, quickEntry, onTake }: Props) {
  const [strip, setStrip] = useState<Strip | null>(null);
  const glasses = eyesFromGlasses(details.glasses);
  return (
    <Card
      title={
        <>
          {words.contactLenses} <ApprovalMark right="prescription.write" className="inline-flex" />
        </>
      }
      className="@container"
      aside={<Tools strip={strip} onStrip={setStrip} />}
    >
      {strip === "quick" && (
        <QuickEntry
          settle={quickEntry}
          onKept={() => {
            setStrip(null);
            focusField(eyeId("right", "bc"));
          }}
          onClose={() => setStrip(null)}
        />
      )}
      {strip === "glasses" && <GlassesStrip client={client} details={details} onTake={onTake} />}
      <div hidden={strip !== "photo"}>{photo}</div>
      {eyeSides.map((side) => (
        <Eye key={side} side={side} details={details} glasses={glasses} />
      ))}
      <Further glasses={glasses} onTake={onTake} />
    </Card>
  );
}

type EyeProps = { side: EyeSide; details: ClientDetails; glasses: EyesFromGlasses };

const Eye = ({ side, ...compared }: EyeProps) => (
  <EyeRow side={side} remarks={useRemarks(side, compared)} />
);

/** Remarks on an eye, updated while its values are typed. */
function useRemarks(side: EyeSide, { details, glasses }: Omit<EyeProps, "side">): LensRemark[] {
  const texts = useEyeTexts(side);
  const product = useEyeProduct(texts.product);
  const eye = acceptedEye(texts);
  const remarks = lensRemarks(eye, {
    product: madeOf(product),
    before: details.before?.[lensField(side)] ?? null,
    glasses: glasses[side],
  });
  // A refused cylinder counts as present, so that the axis gets no remark about a missing one.
  const isRefused = eye.cylinder === null && texts.cylinder !== "";
  return remarks.filter(({ code }) => !(isRefused && code === "axis_without_cylinder"));
}

const foldedKeys = [
  "product",
  "name",
  "color",
  "add_word",
  "dn",
  "use",
  "va",
  "near_va",
  ...curvatures,
] as const;
const foldedPaths = eyeSides.flatMap((side) => foldedKeys.map((key) => eyePath(side, key)));

/** Summary of the folded fields of an eye. */
function givenOf(side: EyeSide, texts: EyeTexts, stored: string): { text: string }[] {
  const { product, productName, name, add_word, dn, color } = texts;
  const lens = { ...acceptedEye(texts), bc: null, dia: null, sphere: null };
  const shown = [
    product ? productName || stored : name,
    add_word || dn || color ? lensText({ ...lens, cylinder: null, axis: null, add: null }) : "",
  ].filter(Boolean);
  return shown.length > 0 ? [{ text: `${eyeLabels[side].mark} ${shown.join(", ")}` }] : [];
}

type FurtherProps = Pick<Props, "onTake"> & { glasses: EyesFromGlasses };

/** Further values of each eye, besides the main six. Folded until one is filled in; Alt+M opens it. */
function Further({ glasses, onTake }: FurtherProps) {
  const { control } = useFormContext<SheetValues>();
  const [right, left] = useWatch({ control, name: ["right_lens", "left_lens"] });
  const isGiven = [right, left].some((eye) => foldedKeys.some((key) => eye[key] !== ""));
  const stored = {
    right: useProductName(right.product),
    left: useProductName(left.product),
  };
  const fold = useFold(foldedPaths, isGiven);
  useFoldKey(fold, eyeId("right", "product"), idOfPath);
  return (
    <div className="border-t border-line">
      <FoldLine
        {...fold}
        title={text.more}
        given={[...givenOf("right", right, stored.right), ...givenOf("left", left, stored.left)]}
        hasKey
      />
      {fold.isOpen && (
        <div className="grid gap-6 px-4 pb-4 md:grid-cols-2">
          {eyeSides.map((side) => (
            <MoreFields
              key={side}
              side={side}
              refraction={glasses[side]?.minus.axis ?? null}
              onTake={onTake}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type ToolsProps = { strip: Strip | null; onStrip: (strip: Strip | null) => void };

function Tools({ strip, onStrip }: ToolsProps) {
  const seesGlasses = useRight("eyes.see");
  const toggle = (name: Strip) => onStrip(strip === name ? null : name);
  return (
    <div className="flex flex-wrap gap-1 max-md:grid max-md:w-full max-md:grid-cols-2">
      <Tool
        icon="clipboard"
        text={eyesStrings.quickEntry}
        isPressed={strip === "quick"}
        onClick={() => toggle("quick")}
      />
      {seesGlasses && (
        <Tool
          icon="glasses"
          text={sheetStrings.glasses.title}
          isPressed={strip === "glasses"}
          onClick={() => toggle("glasses")}
        />
      )}
      <Copy />
      <Tool
        icon="picture"
        text={words.ordonnance}
        isPressed={strip === "photo"}
        onClick={() => toggle("photo")}
      />
    </div>
  );
}

/** Copies lens and product of the right eye to the left, but not what was measured on the eye. */
function Copy() {
  const { getValues } = useFormContext<SheetValues>();
  const writeEye = useWriteEye();
  const copy = () => {
    const right = getValues("right_lens");
    const copied = Object.fromEntries(
      [...lensKeys, "product", "productName", "name"].map((key) => [
        key,
        right[key as keyof EyeTexts],
      ]),
    );
    writeEye("left", { ...copied, origin: copiedOrigin(right.origin) });
  };
  return <Tool icon="sheets" text={text.copy} title={text.copyLabel} onClick={copy} />;
}
