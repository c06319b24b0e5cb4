import type { Inventory } from "#domain/stock/inventory.ts";
import { saveCsv } from "#lib/texts/csv.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { inventoryHeads, inventoryTexts } from "#shared/stock/inventoryCells.ts";
import { inventoryStrings as text } from "#shared/stock/inventory.strings.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";

/** `search`: query string of the page, whose inventory is printed. */
type Props = { inventory: Inventory | undefined; search: string };

const isEmpty = ({ inventory }: Props): boolean => !inventory?.rows.length;

const save = ({ on, rows }: Inventory) =>
  saveCsv(
    text.fileName(on),
    inventoryHeads,
    rows.map((row) => [...inventoryTexts(row), row.quantity, row.price, row.value]),
  );

/** Buttons in the header that export or print the whole inventory. */
export const InventoryButtons = (props: Props) => (
  <>
    <Button
      icon="tray-down"
      disabled={isEmpty(props)}
      onClick={() => props.inventory && save(props.inventory)}
    >
      {ui.export}
    </Button>
    <PrintLink href={paths.printInventory(props.search)} />
  </>
);

/** The same actions in the header's menu, on a phone. */
export const InventoryMenu = (props: Props) => (
  <Menu
    label={`${words.actions}, ${words.inventory}`}
    of={words.inventory}
    items={[
      { icon: "printer", label: words.print, href: paths.printInventory(props.search) },
      {
        icon: "tray-down",
        label: ui.export,
        isDisabled: isEmpty(props),
        onSelect: () => props.inventory && save(props.inventory),
      },
    ]}
  />
);
