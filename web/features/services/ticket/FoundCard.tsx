import { useQuery } from "@tanstack/react-query";
import { FormProvider } from "react-hook-form";
import { peopleQuery } from "#api/session/people.ts";
import { type ServiceCause, serviceCauses } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { optionsOf, serviceCauseLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormSelect, FormTextArea } from "#ui/form/Field.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { servicesStrings } from "../services.strings.ts";
import { useTicketForm } from "./useTicketForm.ts";

const text = servicesStrings.ticket;
type Found = { cause: ServiceCause | ""; worker: string; found: string };

/** Card of the findings: what was found, its cause, and the person responsible. */
export function FoundCard({ ticket }: { ticket: ServiceDocument }) {
  const { data: people = [] } = useQuery(peopleQuery);
  const { cause, worker, found } = ticket;
  const stored: Found = { cause, worker, found };
  const { ref, form, isBusy, isDirty, submit } = useTicketForm(ticket, stored, (values) => values);
  return (
    <Card title={text.found}>
      <FormProvider {...form}>
        <form ref={ref} noValidate className="grid gap-4 p-4 md:grid-cols-2" onSubmit={submit}>
          <FormSelect<Found>
            path="cause"
            label={text.cause}
            options={Object.fromEntries([
              ["", text.noCause],
              ...optionsOf(serviceCauses, serviceCauseLabels),
            ])}
          />
          <FormSelect<Found>
            // Remounted when the options load: a select only shows a value that is among its options.
            key={people.length}
            path="worker"
            label={text.worker}
            options={Object.fromEntries([
              ["", text.nobody],
              ...people.map(({ id, name }) => [id, name || words.unnamed]),
            ])}
          />
          <FormTextArea<Found>
            path="found"
            label={text.found}
            isOptional
            rows={2}
            className="md:col-span-2"
          />
          {isDirty && (
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
