import { roleNames } from "#domain/people/rights.strings.ts";
import { useMe } from "#api/people.ts";
import { user } from "#api/session.ts";
import { isKeysHelpOpen } from "#lib/keysHelp.ts";
import { isMasked, toggleMask } from "#lib/masking.ts";
import { paths } from "#lib/paths.ts";
import { theme } from "#lib/theme.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/words.strings.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { strings } from "#app/app.strings.ts";

/** User menu: theme, keys, masking, sign-out. */
export function UserMenu({ isNarrow }: { isNarrow: boolean }) {
  const staff = useValue(user);
  const role = useMe()?.role;
  const chosen = useValue(theme);
  const isHidden = useValue(isMasked);
  const name = staff?.name || staff?.email || "";
  const content = (
    <>
      <Avatar name={name} />
      <span className={isNarrow ? "sr-only" : "min-w-0 flex-1"}>
        <span className="block truncate font-medium text-ink">{name}</span>
        <span className="line-clamp-2 text-xs text-ink-3">
          {role ? roleNames[role] : strings.accountHint}
        </span>
      </span>
      {!isNarrow && <Icon name="chevron-right" className="size-4 text-ink-3" />}
    </>
  );
  return (
    <Menu
      label={strings.account(name)}
      items={[
        {
          icon: "eye",
          label: isHidden ? words.showAmounts : strings.hideAmounts,
          onSelect: toggleMask,
          shortcut: "H",
        },
        { icon: "circle-i", label: words.guide, href: paths.help },
        {
          icon: "keyboard",
          label: words.keyboardShortcuts,
          onSelect: () => {
            isKeysHelpOpen.value = true;
          },
          shortcut: "?",
        },
      ]}
      opener={{
        className: `nav-item h-12 w-full text-left ${isNarrow ? "justify-center" : ""}`,
        content,
      }}
    >
      <div className="grid gap-2 border-b border-line p-3">
        <p className="text-sm font-medium text-ink-2">{strings.theme}</p>
        <Segment
          label={strings.theme}
          options={strings.themes}
          value={chosen}
          className="w-full md:[&>button]:flex-1 md:[&>button]:justify-center md:[&>button]:px-1"
          onChange={(value) => (theme.value = value)}
        />
      </div>
    </Menu>
  );
}
