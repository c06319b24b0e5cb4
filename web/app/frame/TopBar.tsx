import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { pageTitle } from "#ui/page/pageTitle.ts";
import { openPalette } from "#app/palette/openPalette.ts";
import { appStrings } from "#app/app.strings.ts";

/** Top bar of a phone: menu or back link, and page title. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { title, back } = useValue(pageTitle);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-surface px-1 md:hidden print:hidden">
      {back ? (
        <a
          href={back}
          className="btn btn-quiet btn-icon"
          aria-label={words.back}
          data-tooltip={words.back}
        >
          <Icon name="arrow-left" className="size-5" />
        </a>
      ) : (
        <IconButton icon="three-lines" label={appStrings.openMenu} onClick={onMenu} />
      )}
      <p className="min-w-0 flex-1 line-clamp-2 text-md leading-5 font-medium" aria-hidden="true">
        {title}
      </p>
      <IconButton icon="magnifier" label={appStrings.palette.open} onClick={openPalette} />
      {back && <IconButton icon="three-lines" label={appStrings.openMenu} onClick={onMenu} />}
    </header>
  );
}
