import { hasRight } from "#api/session/people.ts";
import type { PrescriptionLog } from "#domain/optics/prescriptionLog.ts";
import { saveCsv } from "#lib/texts/csv.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { logCells, logHeads } from "#shared/prescriptionLog/logCells.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { PrintLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";
import { logPageStrings } from "./logPage.strings.ts";

/** `search`: query string of the page, which contains the period to print. */
type Props = { log: PrescriptionLog | undefined; search: string };

function save({ from, to, rows }: PrescriptionLog) {
  const hasEyes = hasRight("eyes.see");
  const cells = rows.map((row) => logCells(row, hasEyes));
  saveCsv(logPageStrings.fileName(from, to), logHeads(hasEyes), cells);
}

const isEmpty = ({ log }: Props): boolean => !log?.rows.length;

/** Buttons in the header that export or print the whole period. */
export const PrescriptionLogButtons = ({ log, search }: Props) => (
  <>
    <Button icon="tray-down" disabled={isEmpty({ log, search })} onClick={() => log && save(log)}>
      {ui.export}
    </Button>
    <PrintLink href={paths.printPrescriptionLog(search)} />
  </>
);

/** The same actions in the header's menu, on a phone. */
export const PrescriptionLogMenu = ({ log, search }: Props) => (
  <Menu
    label={`${words.actions}, ${words.prescriptionLog}`}
    of={words.prescriptionLog}
    items={[
      { icon: "printer", label: words.print, href: paths.printPrescriptionLog(search) },
      {
        icon: "tray-down",
        label: ui.export,
        isDisabled: isEmpty({ log, search }),
        onSelect: () => log && save(log),
      },
    ]}
  />
);
