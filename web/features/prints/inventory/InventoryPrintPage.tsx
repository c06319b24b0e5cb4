import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { figureQueries } from "#api/shop/figures.ts";
import { snapshotOf } from "#api/queryClient.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { askedInventory } from "#shared/stock/inventoryCells.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inventoryStrings as text } from "#shared/stock/inventory.strings.ts";
import { PrintedRecord } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { InventorySheet } from "./InventorySheet.tsx";

const formats = ["a4"] as const;

/** /stock/inventaire/print: inventory at the day of the address; waits for 'Imprimer'. */
export default function InventoryPrintPage() {
  const asked = askedInventory(useSearchValues().get);
  const isValid = asked.on !== "";
  const back = paths.inventoryAt(useSearch());
  const query = useQuery({ ...snapshotOf(figureQueries.inventory(asked)), enabled: isValid });
  return (
    <PrintedRecord
      query={query}
      failed={text.failed}
      missing={{ icon: "box", title: text.wrongDay, href: paths.inventory }}
      isMissing={!isValid}
    >
      {(inventory, company) => (
        <PrintPage
          kind="inventory"
          title={text.title(formatDay(asked.on))}
          back={back}
          backLabel={words.inventory}
          formats={formats}
          isWide
          isKeyed
        >
          {() => <InventorySheet {...{ inventory, company }} />}
        </PrintPage>
      )}
    </PrintedRecord>
  );
}
