import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { invoiceQueries } from "#api/sales/invoices.ts";
import { serviceQueries } from "#api/sales/services.ts";
import { paths } from "#lib/addresses/paths.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { soldName } from "#lib/texts/soldName.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ClientField } from "#shared/sales/clients/ClientField.tsx";
import { ItemWarranty } from "#shared/services/ItemWarranty.tsx";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { SupplierCombobox } from "#shared/stock/SupplierCombobox.tsx";
import { FieldFrame, FormSelect, FormText } from "#ui/form/Field.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Summary } from "#ui/page/Summary.tsx";
import type { DepositValues } from "./depositValues.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.form;

/** Client and bought article; for glasses from elsewhere, their description. */
export function GlassesCard({ isNew }: { isNew: boolean }) {
  const [client, line, product] = useWatch<DepositValues, ["client", "invoice_item", "product"]>({
    name: ["client", "invoice_item", "product"],
  });
  return (
    <Card title={text.glasses}>
      <div className="grid gap-4 p-4 md:grid-cols-2">
        <ChosenClient />
        <LineField client={client} isNew={isNew} />
        <FormText<DepositValues>
          path="object"
          label={text.object}
          hint={text.objectHint}
          isOptional={line !== "" || product !== ""}
          className="md:col-span-2"
        />
        {client === "" && <ShelfPiece />}
      </div>
    </Card>
  );
}

function ChosenClient() {
  const { control, setValue } = useFormContext<DepositValues>();
  const former = useWatch({ control, name: "client" });
  return (
    <div>
      <ClientField onChosen={() => former !== "" && setValue("invoice_item", "")} />
    </div>
  );
}

/** Highest number of the client's invoices that are searched, latest first. */
const mostInvoices = 50;

type Offered = { id: string; name: string; invoice: string };

/**
 * Articles that the client bought and did not return, latest first, and those of the invoice that the page started
 * from.
 */
function useOffered(client: string, invoice: string): Offered[] {
  const sales = useQuery({
    ...invoiceQueries.soldItems({ client, perPage: mostInvoices }),
    enabled: client !== "",
  });
  const from = useQuery({ ...invoiceQueries.one(invoice), enabled: invoice !== "" });
  const bought = (sales.data?.items ?? []).flatMap(({ id, soldItems, date }) =>
    soldItems.map((item) => ({ item, date, invoice: id })),
  );
  const { items = [], date = "" } = from.data ?? {};
  const seen = new Set(bought.map(({ item }) => item.id));
  const others = items
    .filter(({ id, product_type }) => !seen.has(id) && product_type !== "service")
    .map((item) => ({ item, date, invoice }));
  return [...others, ...bought].map(({ item, date: day, invoice: sale }) => ({
    id: item.id,
    name: `${soldName(item)} · ${formatDay(day)}`,
    invoice: sale,
  }));
}

/** Choice of the bought article, with its warranty and open tickets. */
function LineField({ client, isNew }: { client: string; isNew: boolean }) {
  const [chosen, from] = useWatch<DepositValues, ["invoice_item", "invoice"]>({
    name: ["invoice_item", "invoice"],
  });
  const offered = useOffered(client, from);
  const sold = offered.find(({ id }) => id === chosen);
  const isKnown = chosen === "" || sold !== undefined;
  const isUnasked = client === "" && from === "";
  const options = [
    ["", isUnasked ? text.chooseFirst : text.noLine],
    ...(isKnown ? [] : [[chosen, text.line]]),
    ...offered.map(({ id, name }) => [id, name]),
  ];
  return (
    <div className="grid content-start gap-1">
      <FormSelect<DepositValues>
        // Remounted when the options load: a select only shows a value that is among its options.
        key={offered.length}
        path="invoice_item"
        label={text.line}
        options={Object.fromEntries(options) as Record<string, string>}
      />
      {isNew && chosen !== "" && <ChosenLine line={chosen} invoice={sold?.invoice ?? from} />}
    </div>
  );
}

/** Warranty of the chosen article, and its open tickets. */
function ChosenLine({ line, invoice }: { line: string; invoice: string }) {
  const { data: sale } = useQuery({ ...invoiceQueries.one(invoice), enabled: invoice !== "" });
  const { data: tickets } = useQuery(serviceQueries.some({ item: line, perPage: 20 }));
  const item = sale?.items.find(({ id }) => id === line);
  return (
    <>
      {item && <ItemWarranty item={item} />}
      {tickets?.items.map(({ id: ticket, number }) => (
        <a key={ticket} className="link py-1 text-sm" href={paths.service(ticket)}>
          {text.alreadyOpen(number)}
        </a>
      ))}
    </>
  );
}

/** Choice of a piece from the shop's shelf, to return to its supplier. */
function ShelfPiece() {
  const { control, setValue } = useFormContext<DepositValues>();
  const [product, supplier] = useWatch({ control, name: ["productName", "supplierName"] });
  const choose = (chosen: { id: string; name: string } | null) => {
    setValue("supplierName", chosen?.name ?? "");
    setValue("supplier", chosen?.id ?? "", { shouldDirty: true });
  };
  return (
    <details className="group md:col-span-2" open={supplier !== ""}>
      <Summary>{text.shelfPiece}</Summary>
      <div className="grid gap-4 pt-2 md:grid-cols-2">
        <FieldFrame id="shelf-piece" label={text.product}>
          {() => (
            <ProductCombobox
              id="shelf-piece"
              label={text.product}
              text={product}
              onSelect={({ id, name }) => {
                setValue("productName", name);
                setValue("product", id, { shouldDirty: true });
              }}
            />
          )}
        </FieldFrame>
        <SupplierCombobox
          label={words.supplier}
          text={supplier}
          onSelect={choose}
          onClear={() => choose(null)}
        />
      </div>
    </details>
  );
}
