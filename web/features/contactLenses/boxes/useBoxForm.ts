import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { refusalOf } from "#api/failure.ts";
import { invalidate } from "#api/queryClient.ts";
import {
  contactLensQueries,
  createBox,
  deleteBox,
  updateContactOrder,
} from "#api/sales/contactLenses.ts";
import { parseDay, today } from "#domain/core/days/days.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { parseQuantity } from "#domain/core/money.ts";
import type { ListedContactOrder, ScanAnswer } from "#domain/contactLenses/contactAnswers.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useSubmitOnce } from "#ui/form/useSubmitOnce.ts";
import { boxStrings as text } from "./boxes.strings.ts";
import { candidatesOf, isOtherLens, isWaiting, missingBoxes, nameOfRow } from "./boxRows.ts";
import { type Reading, useReading } from "./useReading.ts";

export type BoxValues = {
  gtin: string;
  lot: string;
  expires_on: string;
  quantity: string;
  order: string;
};

export type Asked = {
  /** Scanned code; '' to type the box by hand. */
  code: string;
  /** Row of the box; null to choose it in the dialog. */
  row: ListedContactOrder | null;
  onClose: () => void;
};

/** Refuses an invalid or past expiry date; a blank one is accepted. */
export function checkExpiry(typed: string): string | true {
  const day = parseDay(typed);
  if (typed === "") return true;
  if (!day) return text.dayWrong;
  return day >= today() || violationMessage({ field: "expires_on", code: "box_expired" });
}

export const checkQuantity = (typed: string): string | true =>
  (parseQuantity(typed) ?? 0) >= 1 || text.quantityWrong;

const none: ListedContactOrder[] = [];

/**
 * Stores the box and offers undo. Undo does nothing, except a message, if another station has changed the row since.
 */
async function keep(row: ListedContactOrder, id: string, values: BoxValues): Promise<void> {
  const { gtin, lot, expires_on } = values;
  const quantity = parseQuantity(values.quantity) ?? 1;
  await createBox(id, { order: row.id, gtin: gtin.trim(), lot, expires_on, quantity });
  const act = async () => {
    try {
      if (isWaiting(row))
        await updateContactOrder(row.id, { status: row.status, expected: "arrived" });
      await deleteBox(id);
    } catch (error) {
      console.warn(error);
      toast.error(refusalOf(error, text.removeFailed));
      invalidate("optique_contact_orders");
    }
  };
  const told = text.kept(nameOfRow(row), row.boxes + quantity, row.quantity);
  tellUndoable(told, () => void act());
}

type Proposal = { isAsked: boolean; answer: ScanAnswer | null; first: string };

/** Selects the first matching row once per answer, so that a person's choice stays. */
function useProposal({ isAsked, answer, first }: Proposal, propose: (id: string) => void) {
  const done = useRef<ScanAnswer | null>(null);
  useEffect(() => {
    if (!isAsked || !answer || done.current === answer) return;
    done.current = answer;
    propose(first);
  });
}

/** State of the box form: parsed code, chosen row, and whether the lens is that of the row. */
export function useBoxForm({ code, row, onClose }: Asked) {
  const form = useForm<BoxValues>({
    defaultValues: { gtin: "", lot: "", expires_on: "", quantity: "1", order: row?.id ?? "" },
  });
  const { setValue, setError, clearErrors, trigger } = form;
  const { data: open = none, isPending } = useQuery(contactLensQueries.open);
  const fill = ({ shown, lot, expires_on, refusal }: Reading) => {
    clearErrors();
    setValue("gtin", shown);
    setValue("lot", lot);
    setValue("expires_on", expires_on);
    if (refusal) setError("gtin", { message: violationMessage({ field: "code", code: refusal }) });
    void trigger("expires_on");
  };
  const { reading, isReading, read } = useReading(fill);
  const first = useRef(code);
  useEffect(() => {
    if (first.current) void read(first.current);
    first.current = "";
  });
  const [typed, order] = useWatch({ control: form.control, name: ["gtin", "order"] });
  const answer = reading && typed.trim() === reading.shown ? reading.answer : null;
  const rows = open.filter((one) => missingBoxes(one) > 0);
  const candidates = candidatesOf(rows, answer);
  useProposal({ isAsked: !row && !isPending, answer, first: candidates[0]?.id ?? "" }, (id) =>
    setValue("order", id),
  );
  // The current version of the row: other boxes may have arrived since the dialog opened.
  const chosen = open.find(({ id }) => id === (row?.id ?? order)) ?? row;
  form.register("order", { validate: (id) => id !== "" || text.rowRequired });
  const { isBusy, submit } = useSubmitOnce(form, text.keepFailed, async (values, id) => {
    if (!chosen) return setError("order", { message: text.rowRequired });
    await keep(chosen, id, values);
    onClose();
  });
  const isOther = chosen !== null && isOtherLens(chosen, answer);
  const button = useRef<HTMLButtonElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted !== "" && wanted !== reading?.shown) return void read(wanted);
    // A lens shown in red is stored only by a press on its button, not by Enter.
    if (isOther && document.activeElement !== button.current) return button.current?.focus();
    void submit(event);
  };
  return {
    form,
    read,
    reading,
    isReading,
    answer,
    rows,
    candidates,
    chosen,
    isOther,
    isBusy,
    button,
    onSubmit,
  };
}
export type BoxForm = ReturnType<typeof useBoxForm>;
