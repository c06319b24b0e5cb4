import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { useFieldError } from "#shared/documents/useFieldError.ts";
import { ClientCombobox } from "#shared/sales/clients/ClientCombobox.tsx";
import { useMakeClient } from "#shared/sales/clients/newClientHost.ts";
import { FormSelect, FormText } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import type { DepositValues } from "./depositValues.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.form;

/** Client, and which of the articles that they bought; what the glasses look like where they are not ours. */
export function GlassesCard() {
  const [client, line] = useWatch<DepositValues, ["client", "invoice_item"]>({
    name: ["client", "invoice_item"],
  });
  return (
    <Card title={text.glasses}>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <ChosenClient />
        <LineField client={client} />
        <FormText<DepositValues>
          path="object"
          label={text.object}
          hint={text.objectHint}
          isOptional={line !== ""}
          className="md:col-span-2"
        />
      </div>
    </Card>
  );
}

function ChosenClient() {
  const { control, setValue, clearErrors } = useFormContext<DepositValues>();
  const [client, name] = useWatch({ control, name: ["client", "clientName"] });
  const choose = (chosen: { id: string; name: string } | null) => {
    setValue("clientName", chosen?.name ?? "");
    setValue("client", chosen?.id ?? "", { shouldDirty: true });
    setValue("invoice_item", "");
    clearErrors("client");
  };
  return (
    <div>
      <ClientCombobox
        text={name}
        isChosen={client !== ""}
        error={useFieldError<DepositValues>("client")}
        onChoose={choose}
        make={useMakeClient()}
      />
    </div>
  );
}

/** Invoices that are offered: the latest ones of the client. */
const mostInvoices = 50;

/** Articles that the client bought and kept, the latest first. */
function LineField({ client }: { client: string }) {
  const chosen = useWatch<DepositValues, "invoice_item">({ name: "invoice_item" });
  const { data } = useQuery({
    ...invoiceQueries.soldItems({ client, perPage: mostInvoices }),
    enabled: client !== "",
  });
  const offered = (data?.items ?? []).flatMap(({ soldItems, date }) =>
    soldItems.map((item): [string, string] => [item.id, `${soldName(item)} · ${formatDay(date)}`]),
  );
  const isKnown = chosen === "" || offered.some(([id]) => id === chosen);
  const options = [
    ["", client === "" ? text.chooseFirst : text.noLine],
    ...(isKnown ? [] : [[chosen, text.line]]),
    ...offered,
  ];
  return (
    <FormSelect<DepositValues>
      // A select takes its value when its options are there.
      key={offered.length}
      path="invoice_item"
      label={text.line}
      options={Object.fromEntries(options) as Record<string, string>}
    />
  );
}
