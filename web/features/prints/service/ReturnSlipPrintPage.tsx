import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "#api/queryClient.ts";
import { serviceQueries } from "#api/sales/services.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { servicePrintStrings } from "./service.strings.ts";
import { ReturnSlipSheet } from "./ReturnSlipSheet.tsx";

const text = servicePrintStrings.slip;
const formats = ["a4"] as const;

/** Loads the tickets of a slip with their supplier. */
const printedSlip = (slip: string) =>
  queryOptions({
    queryKey: ["services", "printed", slip],
    queryFn: async () => {
      const { items } = await queryClient.fetchQuery(serviceQueries.ofSlip(slip));
      const id = items[0]?.supplier;
      const supplier = id ? await queryClient.fetchQuery(supplierQueries.one(id)) : null;
      return { items, supplier };
    },
  });

/** /print/retour/{slip}: articles returned to a supplier; waits for 'Imprimer'. */
export default printPage({
  query: printedSlip,
  failed: text.failed,
  icon: "truck",
  missing: text.missing,
  list: paths.services(),
  isNothing: ({ items }) => items.length === 0,
  print: ({ items, supplier }, company, slip) => (
    <PrintPage
      kind="returnSlip"
      title={text.page(slip)}
      back={paths.services()}
      backLabel={words.services}
      formats={formats}
      isKeyed
    >
      {() => <ReturnSlipSheet slip={slip} tickets={items} supplier={supplier} company={company} />}
    </PrintPage>
  ),
});
