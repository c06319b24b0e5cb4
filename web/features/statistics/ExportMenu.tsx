import type { Statistics } from "#api/shop/figures.ts";
import { useRight } from "#api/session/people.ts";
import { paths } from "#lib/addresses/paths.ts";
import { saveCsv } from "#lib/texts/csv.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { statisticsStrings } from "./statistics.strings.ts";
import { type Table, tablesOf } from "./tables.tsx";

const save = ({ name, heads, rows }: Table) =>
  saveCsv(
    `${name}.csv`,
    heads,
    rows.map(({ values }) => [...values]),
  );

type Props = { figures: Statistics | undefined };

const itemsOf = (figures: Statistics, labelOf: (title: string) => string) =>
  tablesOf(figures).map((table) => ({
    icon: "tray-down" as const,
    label: labelOf(table.title),
    isDisabled: table.rows.length === 0,
    onSelect: () => save(table),
  }));

/** Menu entry that opens the accountant's pack, for people with that right. */
function usePackItem() {
  const [exports, seesCosts] = [useRight("books.export"), useRight("cost.see")];
  return (
    exports &&
    seesCosts && { icon: "calculator" as const, label: words.booksPack, href: paths.books() }
  );
}

/** Menu '…' on a phone, with print and exports. */
export const PhoneMenu = ({ name, figures }: Props & { name: string }) => (
  <span className="no-print">
    <Menu
      label={`${words.actions}, ${name}`}
      of={name}
      items={[
        { icon: "printer", label: words.print, onSelect: () => window.print() },
        ...(figures ? itemsOf(figures, statisticsStrings.exportOf) : []),
        usePackItem(),
      ]}
    />
  </span>
);

/** Menu that exports a table of the period; its space is reserved while it loads. */
export function ExportMenu({ figures }: Props) {
  const pack = usePackItem();
  return (
    <div className="no-print grid">
      {figures ? (
        <Menu
          label={statisticsStrings.export}
          items={[...itemsOf(figures, (title) => title), pack]}
        />
      ) : (
        <Button disabled>
          {statisticsStrings.export}
          <Icon name="chevron-down" className="size-4" />
        </Button>
      )}
    </div>
  );
}
