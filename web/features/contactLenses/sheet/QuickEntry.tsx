import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useFormContext } from "react-hook-form";
import { productQueries } from "#api/stock/products.ts";
import { whyUnreadTexts } from "#domain/contactLenses/contactLenses.strings.ts";
import { emptyLens, isSameLens } from "#domain/contactLenses/lens.ts";
import {
  type ContactReading,
  entryChanges,
  type EyeReading,
  isCompleteEntry,
  isNothingEntered,
  type NamedProduct,
  readContactEntry,
} from "#domain/contactLenses/quickEntry.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { lensText } from "#domain/contactLenses/formatLens.ts";
import { QuickEntryBox, type Settle } from "#shared/eyes/QuickEntryBox.tsx";
import { withoutPlaces } from "./erasedText.ts";
import { eyePath } from "./eyePaths.ts";
import { changedTexts } from "./eyeValues.ts";
import { originAfter } from "./origin.ts";
import { sheetStrings } from "./sheet.strings.ts";
import type { SheetValues } from "./sheetValues.ts";
import { useWriteEye } from "./useEyes.ts";

/** Highest number of products whose names are loaded. */
const mostProducts = 500;
const none: readonly NamedProduct[] = [];

type Props = { settle: RefObject<Settle | null>; onKept: () => void; onClose: () => void };

/** Quick entry of both eyes from a box or an ordonnance, in one line. Nothing is accepted while a word is doubtful. */
export function QuickEntry({ settle, onKept, onClose }: Props) {
  const products = useProducts();
  const keep = useKeep(products);
  return (
    <QuickEntryBox<ContactReading>
      entry={{
        placeholder: sheetStrings.quickEntry,
        read: (text) => readContactEntry(text, products),
        isReady: isCompleteEntry,
        unread: ({ unread }) => unread,
        erased: (text, { unread }) => withoutPlaces(text, unread),
        valuesOf: (reading) => (isNothingEntered(reading) ? "" : readingText(reading, products)),
      }}
      settle={settle}
      onKeep={(reading) => {
        keep(reading);
        onKept();
      }}
      onClose={onClose}
    >
      {(text, { unread }, isTold) =>
        unread.filter(isTold).map(({ start, end, why }) => (
          <p key={start} className="text-sm text-warn-ink">
            {text.slice(start, end)}&nbsp;: {whyUnreadTexts[why]}
          </p>
        ))
      }
    </QuickEntryBox>
  );
}

function useProducts(): readonly NamedProduct[] {
  const { data } = useQuery(productQueries.some({ type: "contact_lens", perPage: mostProducts }));
  return data?.items ?? none;
}

const nameOf = (products: readonly NamedProduct[], id: string | undefined): string =>
  products.find((product) => product.id === id)?.name ?? "";

function eyeText(read: EyeReading, products: readonly NamedProduct[]): string {
  const { product, ...values } = read;
  return [nameOf(products, product), lensText({ ...emptyLens, ...values })]
    .filter(Boolean)
    .join(" · ");
}

/** Preview of the parsed values: both eyes at once when equal, else each eye. */
function readingText({ eyes }: ContactReading, products: readonly NamedProduct[]): string {
  const [right, left] = eyeSides.map((side) => eyeText(eyes[side], products));
  const isSame =
    right === left && isSameLens({ ...emptyLens, ...eyes.right }, { ...emptyLens, ...eyes.left });
  if (isSame) return `${eyeLabels.both.mark} ${right ?? ""}`;
  const textOf = (side: EyeSide, text = "") => text && `${eyeLabels[side].mark} ${text}`;
  return [textOf("right", right), textOf("left", left)].filter(Boolean).join(" · ");
}

/** Writes the parsed values into the eyes; values that the text does not mention stay. */
function useKeep(products: readonly NamedProduct[]): (reading: ContactReading) => void {
  const { getValues } = useFormContext<SheetValues>();
  const writeEye = useWriteEye();
  return ({ eyes }) => {
    for (const side of eyeSides) {
      const changes = entryChanges(eyes[side]);
      const keys = Object.keys(changes);
      if (keys.length === 0) continue;
      const origin = keys.reduce(originAfter, getValues(eyePath(side, "origin")));
      const { product } = changes;
      writeEye(side, {
        ...changedTexts(changes),
        ...(product === undefined ? {} : { productName: nameOf(products, product) }),
        origin,
      });
    }
  };
}
