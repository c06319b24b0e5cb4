import { useLocation } from "wouter";
import { paths } from "#lib/addresses/paths.ts";
import { useMe } from "#api/session/people.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { pageTitle } from "#ui/page/pageTitle.ts";
import { appStrings } from "#app/app.strings.ts";
import { entries, isCurrent, isOffered } from "#app/entries.ts";

const starts = [
  { icon: "eye", label: words.prescription, href: paths.newPrescription() },
  { icon: "barcode", label: words.counterSale, href: paths.sale },
  { icon: "person", label: words.client, href: paths.newClient },
] as const;

const item = "flex h-14.5 flex-col items-center justify-center gap-0.5 text-2xs font-medium";

/** Bar at the bottom of a phone with the main sections. Pages with a back link or a save bar have none. */
export function TabBar({ onMenu }: { onMenu: () => void }) {
  const [path] = useLocation();
  const { back } = useValue(pageTitle);
  // Renders again when the person's rights change.
  useMe();
  if (back) return null;
  const last = entries.some((one) => one.href === paths.workshop && isOffered(one))
    ? ({ href: paths.workshop, icon: "mounting", label: words.workshop } as const)
    : ({ href: paths.invoices(), icon: "invoice", label: words.invoices } as const);
  return (
    <nav
      aria-label={appStrings.tabBar}
      className="tab-bar fixed inset-x-0 bottom-0 z-20 hidden grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] max-md:pointer-coarse:grid print:hidden"
    >
      <Tab href={paths.dashboard} icon="gauge" label={appStrings.home} path={path} />
      <Tab href={paths.clients} icon="people" label={words.clients} path={path} />
      <Menu
        label={appStrings.create}
        of={appStrings.create}
        items={starts}
        opener={{
          className:
            "press -mt-6.5 grid size-14 place-items-center justify-self-center rounded-full bg-brand text-on-brand active:scale-98",
          content: (
            <>
              <Icon name="plus" className="size-6" />
              <span className="sr-only">{appStrings.create}</span>
            </>
          ),
        }}
      />
      <Tab {...last} path={path} />
      <button type="button" className={`${item} text-ink-3`} onClick={onMenu}>
        <Icon name="three-lines" className="size-5.5" />
        {appStrings.more}
      </button>
    </nav>
  );
}

type TabProps = { href: string; icon: IconName; label: string; path: string };

function Tab({ href, icon, label, path }: TabProps) {
  const entry = entries.find((one) => one.href === href);
  const isHere = entry !== undefined && isCurrent(entry, path);
  return (
    <a
      href={href}
      aria-current={isHere ? "page" : undefined}
      className={`${item} ${isHere ? "text-brand-ink" : "text-ink-3"}`}
    >
      <Icon name={icon} className="size-5.5" />
      {label}
    </a>
  );
}
