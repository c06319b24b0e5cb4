import { hasRight } from "#api/session/people.ts";
import type { Register } from "#domain/optics/register.ts";
import { saveCsv } from "#lib/texts/csv.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { registerCells, registerHeads } from "#shared/register/registerCells.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { ui } from "#ui/ui.strings.ts";
import { registerPageStrings } from "./register.strings.ts";

/** `search` is the query string of the page, whose period is printed. */
type Props = { register: Register | undefined; search: string };

function save({ from, to, rows }: Register) {
  const hasEyes = hasRight("eyes.see");
  const cells = rows.map((row) => registerCells(row, hasEyes));
  return saveCsv(registerPageStrings.fileName(from, to), registerHeads(hasEyes), cells);
}

const isEmpty = ({ register }: Props): boolean => !register?.rows.length;

/** File and print of the whole period, in the header. */
export const RegisterButtons = ({ register, search }: Props) => (
  <>
    <Button
      icon="tray-down"
      disabled={isEmpty({ register, search })}
      onClick={() => register && void save(register)}
    >
      {ui.export}
    </Button>
    <ButtonLink href={paths.printRegister(search)} icon="printer">
      {words.print}
    </ButtonLink>
  </>
);

/** The same in the header's menu, on a phone. */
export const RegisterMenu = ({ register, search }: Props) => (
  <Menu
    label={`${words.actions}, ${words.register}`}
    of={words.register}
    items={[
      { icon: "printer", label: words.print, href: paths.printRegister(search) },
      {
        icon: "tray-down",
        label: ui.export,
        isDisabled: isEmpty({ register, search }),
        onSelect: () => register && void save(register),
      },
    ]}
  />
);
