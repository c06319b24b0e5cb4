import { callLinks } from "#domain/core/text/phone.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import { words } from "#lib/texts/words.strings.ts";
import { usePainted } from "#lib/usePainted.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { ApprovalMark } from "#ui/page/ApprovalMark.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import type { RowAction, RowActionSet } from "./rowActionSet.ts";
import { listStrings } from "./list.strings.ts";

/** Actions shown as icons, the first two; the others are in the menu '…'. */
const mainOf = (actions: readonly RowAction[]): RowAction[] =>
  actions.filter((one) => !(one.isLead || one.isInMenu || one.isDanger)).slice(0, 2);

/** Two icons and '…', shown on hover or focus in a column of their own, beside the lead action. */
export function RowIcons(set: RowActionSet) {
  const { actions, hasMenu = false } = set;
  // Rendered after the rows: together with them, opening a list takes 1.6 times as long.
  const isPainted = usePainted();
  return (
    <span className="flex items-center justify-end gap-1">
      {!hasMenu && <Leads actions={actions} />}
      <span className="row-icons flex items-center gap-1">
        {/* The React key is the icon: a label that changes with the state would remount the focused button. */}
        {!hasMenu &&
          mainOf(actions).map((action) =>
            isPainted ? (
              <ActionIcon key={action.icon} {...action} />
            ) : (
              <Reserved key={action.icon} {...action} />
            ),
          )}
        {isPainted ? (
          <RowMenu {...set} isPhone={false} isBare={!hasMenu} />
        ) : (
          <span className="size-8" />
        )}
      </span>
    </span>
  );
}

/** Invisible placeholder of an icon that renders later, as wide as its label. */
const Reserved = ({ icon, word, hasWord, right }: RowAction) =>
  hasWord ? (
    <span className="btn btn-secondary btn-sm invisible" aria-hidden="true">
      <Icon name={icon} />
      {word}
      <ApprovalMark right={right} />
    </span>
  ) : (
    <span className="size-8" />
  );

const rightOf = ({ right }: Pick<RowAction, "right">) => (right ? { right } : {});

function ActionIcon({ icon, word, label, href, letter, onSelect, hasWord, ...action }: RowAction) {
  if (href) return <IconLink href={href} icon={icon} label={label} data-letter={letter} />;
  if (hasWord)
    return (
      <Button
        size="sm"
        icon={icon}
        data-tooltip={label}
        aria-label={label}
        data-letter={letter}
        {...rightOf(action)}
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
      {...rightOf(action)}
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
          data-tooltip={title}
          data-letter={letter}
          {...rightOf(action)}
          disabled={action.isDisabled}
          isBusy={isBusy}
          busyLabel={busyWord}
          onClick={action.onSelect}
        >
          {word}
        </Button>
      ),
  );

type MenuProps = RowActionSet & {
  isPhone: boolean;
  /** True beside the icons and the lead action, so that these are not repeated. */
  isBare?: boolean;
};

/** Menu with all actions of a row. */
export function RowMenu({ isPhone, isBare = false, ...set }: MenuProps) {
  const { name, actions, phone = "", isCallInMenu } = set;
  const lead = isBare ? undefined : actions.find(({ isLead }) => isLead);
  const [call, ...otherCalls] = isPhone ? callsOf(name, phone) : [];
  const others = actions.filter((action) => action !== lead && !(isBare && action.isLead));
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

/** Menu entries that call each number; with several numbers, each one is named. */
function callsOf(name: string, phone: string): (RowAction & { href: string })[] {
  const links = callLinks(phone);
  return links.map(({ formatted, href }) => {
    const number = links.length > 1 ? ` ${formatted}` : "";
    const word = `${words.call}${number}`;
    return { icon: "phone", word, label: `${words.call} ${name}${number}`, href };
  });
}

/** Names of keys that are not letters. */
const keyNames: Readonly<Record<string, string>> = {
  " ": words.spaceKey,
  arrowright: "\u2192",
  arrowleft: "\u2190",
};

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
  right,
}: RowAction) => ({
  icon,
  label: word,
  name: label,
  isDisabled: Boolean(isBusy || isDisabled),
  ...(letter ? { shortcut: keyNames[letter] ?? letter.toUpperCase() } : {}),
  ...(href ? { href } : {}),
  ...(onSelect ? { onSelect } : {}),
  ...(isDanger ? { isDanger } : {}),
  ...(right ? { right } : {}),
});
