import { FormProvider, useForm } from "react-hook-form";
import { type ServiceCause, serviceCauses } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { optionsOf, serviceCauseLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormSelect, FormTextArea } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { servicesStrings } from "../services.strings.ts";
import { useSaveTicket } from "./useSaveTicket.ts";

const text = servicesStrings.ticket;
type Found = { cause: ServiceCause | ""; found: string };

/** What was found, and its cause. */
export function FoundCard({ ticket }: { ticket: ServiceDocument }) {
  const form = useForm<Found>({ defaultValues: { cause: ticket.cause, found: ticket.found } });
  const { isBusy, save } = useSaveTicket(ticket);
  return (
    <Card title={text.found}>
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4 p-4 md:grid-cols-[14rem_minmax(0,1fr)]"
          onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
        >
          <FormSelect<Found>
            path="cause"
            label={text.cause}
            options={Object.fromEntries([
              ["", text.noCause],
              ...optionsOf(serviceCauses, serviceCauseLabels),
            ])}
          />
          <FormTextArea<Found> path="found" label={text.found} isOptional rows={2} />
          {form.formState.isDirty && (
            <div className="flex justify-end md:col-span-2">
              <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={words.saving}>
                {words.save}
              </Button>
            </div>
          )}
        </form>
      </FormProvider>
    </Card>
  );
}
