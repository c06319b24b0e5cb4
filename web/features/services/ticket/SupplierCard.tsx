import { pick } from "#lib/pick.ts";
import { FormProvider, useFormContext, useWatch } from "react-hook-form";
import { attempt } from "#ui/feedback/attempt.ts";
import { sendToSupplier, type ServiceValues } from "#api/sales/services.ts";
import { useRight } from "#api/session/people.ts";
import { type SupplierAnswer, supplierAnswers } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { isOpenService } from "#domain/services/serviceStatus.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { optionsOf, supplierAnswerLabels } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { optionalAmount } from "#shared/sales/items/optionalAmount.ts";
import { amountOf, amountText } from "#shared/sales/items/saleItems.ts";
import { SupplierCombobox } from "#shared/stock/SupplierCombobox.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import { servicesStrings } from "../services.strings.ts";
import { useSaveTicket } from "./useSaveTicket.ts";
import { useTicketForm } from "./useTicketForm.ts";

const text = servicesStrings.ticket;
type Props = { ticket: ServiceDocument };
type Values = {
  supplier: string;
  supplierName: string;
  supplier_reference: string;
  supplier_answer: SupplierAnswer | "";
  expected: string;
  received_amount: string;
};

const typed = (dirhams: number | undefined): string => (dirhams ? amountText(dirhams) : "");

/** Card about the supplier: what was requested, the slip, the answer. Folded until used. */
export function SupplierCard({ ticket }: Props) {
  return (
    <details className="card group" open={ticket.supplier !== ""}>
      <Summary className="px-4 py-3">
        <span className="card-title">{text.supplier}</span>
        {ticket.slip && <span className="text-sm text-ink-3">{ticket.slip}</span>}
      </Summary>
      <SupplierForm ticket={ticket} />
    </details>
  );
}

function inputOf(filled: Values, seesCosts: boolean): ServiceValues {
  const { supplierName: _, expected, received_amount, ...values } = filled;
  if (!seesCosts) return values;
  const isCredit = values.supplier_answer === "credit";
  return {
    ...values,
    expected: amountOf(expected),
    received_amount: isCredit ? amountOf(received_amount) : 0,
  };
}

const storedOf = (ticket: ServiceDocument): Values => ({
  ...pick(ticket, "supplier", "supplier_reference", "supplier_answer"),
  supplierName: ticket.expand?.supplier?.name ?? "",
  expected: typed(ticket.expected),
  received_amount: typed(ticket.received_amount),
});

function SupplierForm({ ticket }: Props) {
  const seesCosts = useRight("cost.see");
  const { ref, form, isBusy, isDirty, submit } = useTicketForm(ticket, storedOf(ticket), (values) =>
    inputOf(values, seesCosts),
  );
  const answer = useWatch({ control: form.control, name: "supplier_answer" });
  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        noValidate
        className="grid gap-4 border-t border-line p-4 md:grid-cols-2"
        onSubmit={submit}
      >
        <ChosenSupplier />
        <FormText<Values> path="supplier_reference" label={text.supplierReference} isOptional />
        <FormSelect<Values>
          path="supplier_answer"
          label={text.supplierAnswer}
          options={Object.fromEntries([
            ["", text.noAnswer],
            ...optionsOf(supplierAnswers, supplierAnswerLabels),
          ])}
        />
        {seesCosts && (
          <FormText<Values>
            path="expected"
            label={text.expected}
            rules={optionalAmount}
            isOptional
            isAmount
          />
        )}
        {seesCosts && answer === "credit" && (
          <FormText<Values>
            path="received_amount"
            label={text.received_amount}
            rules={optionalAmount}
            isOptional
            isAmount
          />
        )}
        <div className="flex flex-wrap items-center justify-end gap-2 md:col-span-2">
          <Slip ticket={ticket} />
          {isDirty && (
            <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={words.saving}>
              {words.save}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

function ChosenSupplier() {
  const { control, setValue, formState } = useFormContext<Values>();
  const name = useWatch({ control, name: "supplierName" });
  const choose = (chosen: { id: string; name: string } | null) => {
    setValue("supplierName", chosen?.name ?? "");
    setValue("supplier", chosen?.id ?? "", { shouldDirty: true });
  };
  return (
    <SupplierCombobox
      label={words.supplier}
      isOptional
      text={name}
      error={formState.errors.supplier?.message}
      onSelect={choose}
      onClear={() => choose(null)}
    />
  );
}

/** Link to the return slip of the ticket, or the button that creates one. */
function Slip({ ticket }: Props) {
  const { isBusy, save } = useSaveTicket(ticket);
  const { isBusy: isSending, once } = useOnce();
  const send = () =>
    void once(() =>
      attempt(async () => {
        const { slip } = await sendToSupplier(ticket.supplier, [ticket.id]);
        toast.success(slip);
      }, text.saveFailed),
    );
  if (ticket.slip)
    return (
      <>
        <span className="flex-1 text-sm text-ink-2">
          <a className="link" href={paths.printReturnSlip(ticket.slip)}>
            {text.slip} {ticket.slip}
          </a>
          {ticket.sent_on && `, ${text.sentOn(formatDay(ticket.sent_on)).toLowerCase()}`}
        </span>
        {ticket.supplier_answer === "" && (
          <Button isBusy={isBusy} onClick={() => void save({ slip: "" })}>
            {text.offSlip}
          </Button>
        )}
      </>
    );
  const isOffered =
    ticket.supplier !== "" && isOpenService(ticket.status) && ticket.kind !== "remake";
  return (
    isOffered && (
      <Button icon="truck" isBusy={isSending} onClick={send}>
        {text.makeSlip}
      </Button>
    )
  );
}
