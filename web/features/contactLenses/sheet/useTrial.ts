import { useState } from "react";
import { refusalOf } from "#api/failure.ts";
import { createTrial } from "#api/sales/contactLenses.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { lensOfEye } from "#domain/contactLenses/lens.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { parseQuantity } from "#domain/core/money.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { newId } from "#lib/ids.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { toast } from "#ui/feedback/toast.ts";
import { sheetStrings } from "./sheet.strings.ts";
import { lensField } from "./sheetValues.ts";

const text = sheetStrings.trial;
export const trialStates = ["given", "to_order"] as const;
export type TrialState = (typeof trialStates)[number];
/** `id`: of the new row, fixed so that a retry does not add it twice. */
type Offered = { side: EyeSide; id: string; product: string };

const offeredOf = (sheet: SheetDocument): Offered[] =>
  eyeSides.flatMap((side) => {
    const product = sheet[lensField(side)]?.product ?? "";
    return product ? [{ side, id: newId(), product }] : [];
  });

const quantityRefusal = (quantity: number | null): string =>
  quantity !== null && quantity > 0
    ? ""
    : violationMessage({ field: "quantity", code: "min", params: { min: 1 } });

type Refusals = { eyes: string; quantity: string; sent: string };
const noRefusals: Refusals = { eyes: "", quantity: "", sent: "" };

/** State of adding trial lenses to a sheet: one row for each chosen eye. */
export function useTrial(sheet: SheetDocument, onAdded: () => void) {
  const [offered] = useState(() => offeredOf(sheet));
  const [left, setLeft] = useState<readonly EyeSide[]>([]);
  const [quantity, setQuantity] = useState("1");
  const [status, setStatus] = useState<TrialState>("given");
  const [refusals, setRefusals] = useState(noRefusals);
  const { isBusy, once } = useOnce();
  const tried = offered.filter(({ side }) => !left.includes(side));
  const send = async () => {
    const count = parseQuantity(quantity);
    const eyes = tried.length === 0 ? text.noEye : "";
    const wrong = quantityRefusal(count);
    setRefusals({ ...noRefusals, eyes, quantity: wrong });
    if (eyes || wrong || count === null) return;
    try {
      for (const { side: eye, id, product } of tried) {
        const lens = lensOfEye(sheet[lensField(eye)]);
        await createTrial(id, { contact: sheet.id, eye, product, lens, quantity: count, status });
      }
      toast.success(text.added(tried.length));
      onAdded();
    } catch (error) {
      console.warn(error);
      setRefusals({ ...noRefusals, sent: refusalOf(error, text.failed) });
    }
  };
  return {
    eyes: offered.map(({ side }) => side),
    /** Eyes with a lens but no product; a row needs a product. */
    unknown: eyeSides.filter(
      (side) => sheet[lensField(side)] && !offered.some((one) => one.side === side),
    ),
    isTried: (side: EyeSide) => !left.includes(side),
    toggle: (side: EyeSide, isTried: boolean) =>
      setLeft(isTried ? left.filter((one) => one !== side) : [...left, side]),
    quantity,
    setQuantity,
    status,
    setStatus,
    refusals,
    isBusy,
    send: () => void once(send),
  };
}
