import type { Statistics } from "#api/figures.ts";
import { saveCsv } from "#lib/csv.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { strings } from "./statistics.strings.ts";
import { type Table, tablesOf } from "./tables.tsx";

const save = ({ name, heads, rows }: Table) =>
  saveCsv(
    `${name}.csv`,
    heads,
    rows.map(({ values }) => [...values]),
  );

/** Saves one of the tables of the period for a spreadsheet; before they are there it has its place. */
export const ExportMenu = ({ figures }: { figures: Statistics | undefined }) => (
  <div className="no-print grid">
    {figures ? (
      <Menu
        label={strings.export}
        items={tablesOf(figures).map((table) => ({
          icon: "tray-down",
          label: table.title,
          isDisabled: table.rows.length === 0,
          onSelect: () => void save(table),
        }))}
      />
    ) : (
      <Button disabled>
        {strings.export}
        <Icon name="chevron-down" className="size-4" />
      </Button>
    )}
  </div>
);
