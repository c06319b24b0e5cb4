import { attempt } from "#ui/feedback/attempt.ts";
import { loadSupplierCredit, saveSupplierCredit } from "#api/purchases/supplierCredits.ts";
import type { SupplierCreditDocument } from "#domain/purchases/purchaseAnswers.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { inputOfStored } from "./creditValues.ts";
import { supplierCreditStrings } from "./supplierCredit.strings.ts";

const text = supplierCreditStrings.detail;

const save = (credit: SupplierCreditDocument, abandoned: boolean) =>
  saveSupplierCredit(credit.id, inputOfStored(credit, { abandoned }));

/** Gives up a credit that was never received, or requests it again; the toast offers undo. */
export function useAbandon(credit: SupplierCreditDocument) {
  const { isBusy, once } = useOnce();
  const told = async (work: Promise<unknown>, said: () => void) => {
    await attempt(async () => {
      await work;
      said();
    }, text.moveFailed);
  };
  const undo = async (abandoned: boolean) => save(await loadSupplierCredit(credit.id), abandoned);
  const move = (abandoned: boolean) =>
    void once(() =>
      told(save(credit, abandoned), () =>
        tellUndoable(
          abandoned ? text.abandoned : text.resumed,
          () =>
            void told(undo(!abandoned), () =>
              toast.success(abandoned ? text.resumed : text.abandoned),
            ),
        ),
      ),
    );
  return { isBusy, move };
}
