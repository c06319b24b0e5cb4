import { callLinks } from "#domain/core/phone.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { words } from "#lib/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { listStrings } from "./list.strings.ts";

/** What can be done with a row: by its icon, from its menu, and by its letter while the row has the focus. */
export type RowAction = {
  icon: IconName;
  /** In the menu. */
  word: string;
  /** Read out: what it does to which record. */
  label: string;
  letter?: string;
  /** Where it leads, or what it does. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Why it cannot be done, or more about it. */
  title?: string | undefined;
  /** What is said while it is being done. */
  busyWord?: string;
  /** With its word, before the icons. */
  hasWord?: boolean;
  /** Where there are no icons: what the columns lead to has no links of its own there. */
  isInMenu?: boolean;
  /** What the list is there for: a button that is always there; on a phone in the place of the call. */
  isLead?: boolean;
};

/** The record of a row as its actions call it, how it is called by telephone, and what can be done with it. */
export type RowActionSet = {
  name: string;
  phone?: string;
  /** The call is in the menu, where the row has amounts that need the room. */
  isCallInMenu?: boolean;
  /** What is there for a pointer is the lead and '…' with the others: words say more than icons would. */
  hasMenu?: boolean;
  actions: readonly RowAction[];
  /** By its letter why what other rows offer cannot be done with this one. */
  cannot?: Cannot;
};

type Cannot = Readonly<Partial<Record<string, string | false>>>;

/** The way to another record, where the row has no room for a link to it. */
export const wayTo = (word: string, name: string, href: string): RowAction => ({
  icon: "arrow-right",
  word,
  label: `${word}, ${name}`,
  href,
  isInMenu: true,
});

/** The record that is being deleted, and the question that deletes one. */
export type Removal<Row> = { removing: string | null; onRemove: (row: Row) => void };

/** Accessible verb before the record's name, where it differs from the menu word. */
type Texts = Partial<Record<"view" | "seeInvoice" | "print" | "edit" | "remove", string>>;
type Described = {
  /** What the record is called: each action is read out with it. */
  name: string;
  phone?: string | undefined;
  isCallInMenu?: boolean;
  cannot?: Cannot;
  /** Before the others. */
  first?: readonly (RowAction | false)[];
  /** Where each action leads; one without an address is not offered. */
  view?: string;
  invoice?: string;
  print?: string;
  edit?: string;
};

/** The usual ones, in their order; the last deletes. */
export const rowActions =
  <Row extends { id: string }, Own extends object = object>(
    describe: (row: Row, own: Own) => Described,
    texts: Texts = {},
  ) =>
  ({ removing, onRemove, ...own }: Removal<Row> & Own) =>
  (row: Row): RowActionSet => {
    const {
      name,
      phone,
      isCallInMenu = false,
      cannot = {},
      first = [],
      ...hrefs
    } = describe(row, own as unknown as Own);
    const links: [IconName, string | undefined, string | undefined, string, string?][] = [
      ["eye", hrefs.view, texts.view, words.view],
      ["invoice", hrefs.invoice, texts.seeInvoice, words.invoice],
      ["printer", hrefs.print, texts.print, words.print, "i"],
      ["pencil", hrefs.edit, texts.edit, words.edit, "e"],
    ];
    const led = links.flatMap(([icon, href, said, word, letter]): RowAction[] =>
      href
        ? [{ icon, href, word, label: `${said ?? word} ${name}`, ...(letter ? { letter } : {}) }]
        : [],
    );
    const removal: RowAction = {
      icon: "bin",
      word: words.remove,
      label: `${texts.remove ?? words.remove} ${name}`,
      onSelect: () => onRemove(row),
      isBusy: removing === row.id,
      isDanger: true,
    };
    const actions = [...first.filter((one) => one !== false), ...led, removal];
    return { name, actions, isCallInMenu, cannot, ...(phone ? { phone } : {}) };
  };

/** What is always there has room of its own; other icons lie over the row. */
export const hasRoom = ({ hasMenu = false, actions }: RowActionSet): boolean =>
  !hasMenu && actions.some(({ isLead }) => isLead);

/** Icon buttons of a row, with their letters while it has the focus. */
export function RowIcons(deeds: RowActionSet) {
  const { actions, hasMenu = false } = deeds;
  const place = hasRoom(deeds) ? "" : "row-icons-over";
  return (
    <span className="flex items-center justify-end gap-2">
      <span className={`row-icons flex items-center gap-1 ${place}`}>
        {hasMenu ? (
          <RowMenu {...deeds} isPhone={false} />
        ) : (
          // Keyed by icon: a label that changes with the state would remount the focused button.
          actions.map(
            (action) =>
              !(action.isLead || action.isInMenu) && <ActionIcon key={action.icon} {...action} />,
          )
        )}
      </span>
      {!hasMenu && <Leads actions={actions} />}
    </span>
  );
}

function ActionIcon({ icon, word, label, href, letter, onSelect, hasWord, ...action }: RowAction) {
  if (href) return <IconLink href={href} icon={icon} label={label} data-letter={letter} />;
  if (hasWord)
    return (
      <Button
        size="sm"
        icon={icon}
        title={label}
        aria-label={label}
        data-letter={letter}
        onClick={onSelect}
      >
        {word}
      </Button>
    );
  return (
    <IconButton
      size="sm"
      variant={action.isDanger ? "danger-quiet" : "quiet"}
      icon={icon}
      label={label}
      data-letter={letter}
      disabled={action.isBusy || action.isDisabled}
      onClick={onSelect}
    />
  );
}

type LeadsProps = Pick<RowActionSet, "actions"> & { isPlain?: boolean };

const Leads = ({ actions, isPlain }: LeadsProps) =>
  actions.map(
    ({ isLead, icon, word, label, title, letter, isBusy = false, busyWord = word, ...action }) =>
      isLead && (
        <Button
          key={label}
          size="sm"
          {...(isPlain ? {} : { icon })}
          aria-label={label}
          title={title}
          data-letter={letter}
          disabled={action.isDisabled}
          isBusy={isBusy}
          busyLabel={busyWord}
          onClick={action.onSelect}
        >
          {word}
        </Button>
      ),
  );

/** The same behind '…', where there is no room for icons or nothing to hover with. */
export function RowMenu({ isPhone, ...deeds }: RowActionSet & { isPhone: boolean }) {
  const { name, actions, phone = "", isCallInMenu } = deeds;
  const lead = actions.find(({ isLead }) => isLead);
  const [call, ...otherCalls] = isPhone ? callsOf(name, phone) : [];
  const others = actions.filter((action) => action !== lead);
  const isButton = !lead && !isCallInMenu;
  return (
    <span className="inline-flex shrink-0 items-center md:gap-1">
      {lead && <Leads actions={actions} isPlain />}
      {call && isButton && (
        <a href={call.href} className="btn btn-quiet btn-icon" aria-label={call.label}>
          <Icon name="phone" />
        </a>
      )}
      <Menu
        label={listStrings.actions(name)}
        of={name}
        items={[...(call && !isButton ? [call] : []), ...otherCalls, ...others].map(itemOf)}
      />
    </span>
  );
}

/** A call of each number, which is named where there are several. */
function callsOf(name: string, phone: string): (RowAction & { href: string })[] {
  const links = callLinks(phone);
  return links.map(({ shown, href }) => {
    const number = links.length > 1 ? ` ${shown}` : "";
    const word = `${words.call}${number}`;
    return { icon: "phone", word, label: `${words.call} ${name}${number}`, href };
  });
}

const itemOf = ({
  icon,
  word,
  label,
  letter,
  href,
  onSelect,
  isDanger,
  isBusy,
  isDisabled,
}: RowAction) => ({
  icon,
  label: word,
  name: label,
  isDisabled: Boolean(isBusy || isDisabled),
  ...(letter ? { shortcut: letter === " " ? words.spaceKey : letter.toUpperCase() } : {}),
  ...(href ? { href } : {}),
  ...(onSelect ? { onSelect } : {}),
  ...(isDanger ? { isDanger } : {}),
});
