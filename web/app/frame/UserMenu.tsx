import { roleNames } from "#domain/people/rights.strings.ts";
import { isAtStation, currentPerson, useMe, useUses } from "#api/session/people.ts";
import { askPerson } from "#api/session/prompts.ts";
import { user } from "#api/session/session.ts";
import { isKeysHelpOpen } from "#lib/keys/keysHelp.ts";
import { isMasked, toggleMask } from "#lib/device/masking.ts";
import { paths } from "#lib/addresses/paths.ts";
import { theme } from "#lib/device/theme.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { Segment } from "#ui/form/Segment.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { appStrings } from "#app/app.strings.ts";
import { isOwnPinOpen } from "#app/station/ownPin.ts";

/** Entry that lets another person sign in on a shared computer. */
const changePersonItem = {
  icon: "people",
  label: appStrings.changePerson,
  onSelect: () => void askPerson(null),
} as const;

const ownPinItem = {
  icon: "key",
  label: appStrings.ownPin,
  onSelect: () => {
    isOwnPinOpen.value = true;
  },
} as const;

/** Avatar, name and role of the signed-in user, on a shared computer of the current person. */
function Account({ name, isNarrow }: { name: string; isNarrow: boolean }) {
  const person = useValue(currentPerson);
  const role = useMe()?.role;
  const hint = role ? roleNames[role] : appStrings.accountHint;
  return (
    <>
      <Avatar name={name} />
      <span className={isNarrow ? "sr-only" : "min-w-0 flex-1"}>
        <span dir="auto" className="block truncate font-medium text-ink">
          {name}
        </span>
        <span className="line-clamp-2 text-xs text-ink-3">{person ? hint : words.whoAreYou}</span>
      </span>
      {!isNarrow && <Icon name="chevron-right" className="size-4 text-ink-3" />}
    </>
  );
}

/** User menu: theme, keys, masking and PIN; on a shared computer also a change of person. */
export function UserMenu({ isNarrow }: { isNarrow: boolean }) {
  const computer = useValue(user);
  const isStation = useValue(isAtStation);
  const person = useValue(currentPerson);
  const hasTeam = useUses("team");
  const chosen = useValue(theme);
  const isHidden = useValue(isMasked);
  const shown = person ?? computer;
  const name = shown?.name || shown?.email || "";
  return (
    <Menu
      label={appStrings.account(name)}
      items={[
        ...(isStation ? [changePersonItem] : []),
        {
          icon: "eye",
          label: isHidden ? words.showAmounts : appStrings.hideAmounts,
          onSelect: toggleMask,
          shortcut: "H",
        },
        ...(person && hasTeam ? [ownPinItem] : []),
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
        content: <Account name={name} isNarrow={isNarrow} />,
      }}
    >
      <div className="grid gap-2 border-b border-line p-3">
        <p className="text-sm font-medium text-ink-2">{appStrings.theme}</p>
        <Segment
          label={appStrings.theme}
          options={appStrings.themes}
          value={chosen}
          className="w-full md:[&>button]:flex-1 md:[&>button]:justify-center md:[&>button]:px-1"
          onChange={(value) => (theme.value = value)}
        />
      </div>
    </Menu>
  );
}
