import { callLinks } from "#domain/core/phone.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { words } from "#lib/words.strings.ts";
import { usePainted } from "#lib/usePainted.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { listStrings } from "./list.strings.ts";

/** Action of a row: icon, menu item, and letter key of the focused row. */
export type RowAction = {
  icon: IconName;
  /** Menu label. */
  word: string;
  /** Accessible name with the record. */
  label: string;
  letter?: string;
  /** Address or callback. */
  href?: string;
  onSelect?: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** Tooltip, such as the reason why it is disabled. */
  title?: string | undefined;
  /** Progress label. */
  busyWord?: string;
  /** With its label, before the icons. */
  hasWord?: boolean;
  /** In the menu only. */
  isInMenu?: boolean;
  /** Lead action: always visible, replaces the call on a phone. */
  isLead?: boolean;
};

/** Actions of a row with the record's name and telephone. */
export type RowActionSet = {
  name: string;
  phone?: string;
  /** Puts the call in the menu, to leave room for amounts. */
  isCallInMenu?: boolean;
  /** Shows the lead action and '…' instead of icons. */
  hasMenu?: boolean;
  actions: readonly RowAction[];
  /** Reasons by letter why an action is unavailable on this row. */
  cannot?: Cannot;
};

type Cannot = Readonly<Partial<Record<string, string | false>>>;

/** Menu link to another record. */
export const recordLink = (word: string, name: string, href: string): RowAction => ({
  icon: "arrow-right",
  word,
  label: `${word}, ${name}`,
  href,
  isInMenu: true,
});

/** Record being deleted, and the delete callback. */
export type Removal<Row> = { removing: string | null; onRemove: (row: Row) => void };

/** Accessible verb before the record's name, where it differs from the menu word. */
type Texts = Partial<Record<"view" | "seeInvoice" | "print" | "edit" | "remove", string>>;
type Described = {
  /** Name of the record, part of accessible names. */
  name: string;
  phone?: string | undefined;
  isCallInMenu?: boolean;
  cannot?: Cannot;
  /** First actions. */
  first?: readonly (RowAction | false)[];
  /** Addresses of the usual actions; those without one are omitted. */
  view?: string;
  invoice?: string;
  print?: string;
  edit?: string;
};

/** Usual actions in order, deletion last. */
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

/** Permanent actions take space; other icons overlay the row. */
export const hasRoom = ({ hasMenu = false, actions }: RowActionSet): boolean =>
  !hasMenu && actions.some(({ isLead }) => isLead);

/** Icon buttons of a row, with letters while focused. */
export function RowIcons(set: RowActionSet) {
  const { actions, hasMenu = false } = set;
  // After the rows: drawn with them, a click to a list takes 1.6 times as long.
  const isPainted = usePainted();
  const place = hasRoom(set) ? "" : "row-icons-over";
  return (
    <span className="flex items-center justify-end gap-2">
      <span className={`row-icons flex items-center gap-1 ${place}`}>
        {hasMenu ? (
          <RowMenu {...set} isPhone={false} />
        ) : (
          // Keyed by icon: a label that changes with the state would remount the focused button.
          actions.map(
            (action) =>
              !(action.isLead || action.isInMenu) &&
              (isPainted ? (
                <ActionIcon key={action.icon} {...action} />
              ) : (
                <span key={action.icon} className="size-8" />
              )),
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

/** The same in a menu, without room or hover. */
export function RowMenu({ isPhone, ...set }: RowActionSet & { isPhone: boolean }) {
  const { name, actions, phone = "", isCallInMenu } = set;
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

/** Call items per number, named when several. */
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
