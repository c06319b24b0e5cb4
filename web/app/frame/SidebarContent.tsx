import { screenOf } from "#app/routes.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useId } from "react";
import { useLocation } from "wouter";
import { formatAge, formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { loadWaiting, type Waiting } from "#api/shop/figures.ts";
import { isAtStation, useMe, uses } from "#api/session/people.ts";
import { company, logOut } from "#api/session/session.ts";
import { lockStation } from "#api/session/station.ts";
import { leave } from "#lib/forms/useLeaveWarning.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { AppIcon } from "#ui/brand/AppIcon.tsx";
import { CompanyLogo } from "#ui/brand/Logo.tsx";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { ui } from "#ui/ui.strings.ts";
import { appStrings } from "#app/app.strings.ts";
import { openPalette } from "#app/palette/openPalette.ts";
import { entries, type Entry, isCurrent, isOffered } from "#app/entries.ts";
import { isUpdateReady, takeUpdate } from "./update.ts";
import { UserMenu } from "./UserMenu.tsx";

type Narrow = { isNarrow: boolean };

/** Content of the menu, in the sidebar and in the drawer, which has no button for the width. */
export function SidebarContent({ isNarrow, onWidth }: Narrow & { onWidth?: () => void }) {
  const [path] = useLocation();
  const shop = useValue(company);
  // Renders again when the person's rights change.
  useMe();
  const isStation = useValue(isAtStation);
  const waiting = useWaiting(path, Boolean(shop));
  return (
    <>
      <ShopLink isNarrow={isNarrow} />
      {onWidth && <SearchButton isNarrow={isNarrow} />}
      <nav aria-label={appStrings.nav} className="grid gap-0.5">
        {entries.filter(isOffered).map((entry) => (
          <EntryLink
            key={entry.href}
            entry={entry}
            isNarrow={isNarrow}
            isCurrent={isCurrent(entry, path)}
            count={countOf(entry, waiting)}
          />
        ))}
      </nav>
      <div className="mt-auto grid gap-1 pt-4">
        <UpdateButton isNarrow={isNarrow} />
        {!isNarrow && <BackupLine waiting={waiting} />}
        {onWidth && <WidthButton isNarrow={isNarrow} onWidth={onWidth} />}
        <div className="border-t border-line pt-2">
          <UserMenu isNarrow={isNarrow} />
          {isStation && (
            <NavButton
              icon="lock"
              isNarrow={isNarrow}
              title={`${appStrings.lock} (${appStrings.lockKey})`}
              onClick={lockStation}
            >
              {appStrings.lock}
            </NavButton>
          )}
          <NavButton
            icon="door"
            isNarrow={isNarrow}
            title={isNarrow ? appStrings.logout : undefined}
            onClick={() => leave(logOut, { text: appStrings.logoutUnsaved })}
          >
            {appStrings.logout}
          </NavButton>
        </div>
      </div>
    </>
  );
}

/** CSS class of texts that a narrow sidebar hides, but screen readers read. */
const hiddenWhen = (isNarrow: boolean): string => (isNarrow ? "sr-only" : "");

/**
 * Logo beside the shop's name, or the product's wordmark above it. Both have the same height, also while the shop
 * loads.
 */
function ShopLink({ isNarrow }: Narrow) {
  const shop = useValue(company);
  const isMarked = !isNarrow && !shop?.logo;
  return (
    <a
      href="/app"
      className={`mb-3 flex min-h-14 gap-x-2.5 rounded-control px-0.5 ${isMarked ? "flex-col justify-center gap-y-1" : "items-center"} ${isNarrow ? "justify-center" : ""}`}
    >
      {isMarked ? (
        <Wordmark className="self-start text-[1.125rem]" />
      ) : shop?.logo ? (
        <CompanyLogo company={shop} />
      ) : (
        <AppIcon />
      )}
      <span className={`min-w-0 ${hiddenWhen(isNarrow)}`}>
        <span dir="auto" className="block truncate font-medium">
          {shop?.name}
        </span>
        <span
          dir="auto"
          className={`text-xs text-ink-3 ${isMarked ? "block truncate" : "line-clamp-2"}`}
        >
          {shop?.address || ui.tagline}
        </span>
      </span>
    </a>
  );
}

const SearchButton = ({ isNarrow }: Narrow) => (
  <button
    type="button"
    className={`field mb-2 flex cursor-pointer border-line items-center gap-2.5 text-left text-ink-3 hover:text-ink ${isNarrow ? "justify-center px-0" : ""}`}
    data-tooltip={isNarrow ? appStrings.palette.open : undefined}
    onClick={openPalette}
  >
    <Icon name="magnifier" />
    <span className={isNarrow ? "sr-only" : "flex-1"}>{appStrings.palette.open}</span>
    {!isNarrow && <kbd className="kbd">{words.ctrlK}</kbd>}
  </button>
);

type EntryProps = Narrow & { entry: Entry; isCurrent: boolean; count: number };

/**
 * Link of an entry. Memoised, because a navigation changes only the former and the new current entry. On a tablet, the
 * word is under the icon.
 */
const EntryLink = memo(({ entry, isNarrow, isCurrent, count }: EntryProps) => {
  const countId = useId();
  const { href, icon, label } = entry;
  return (
    <a
      href={href}
      className={`nav-item ${isNarrow ? "relative justify-center max-lg:h-auto max-lg:flex-col max-lg:gap-1 max-lg:px-0.5 max-lg:py-1.5" : ""}`}
      aria-current={isCurrent ? "page" : undefined}
      aria-describedby={count > 0 ? countId : undefined}
      data-tooltip={isNarrow ? label : undefined}
    >
      <Icon name={icon} className="size-5" />
      <span
        className={isNarrow ? "text-center text-2xs wrap-anywhere lg:sr-only" : "flex-1 truncate"}
      >
        {label}
      </span>
      {count > 0 && (
        <>
          <span
            className={`${countLook(href)} ${isNarrow ? "absolute top-0.5 left-1/2 ml-1 max-lg:grid lg:hidden" : "grid"}`}
            aria-hidden="true"
          >
            {formatCount(count)}
          </span>
          <span id={countId} hidden>
            {counts[href]?.text(count)}
          </span>
        </>
      )}
    </a>
  );
});

/** CSS classes of a count: red for late jobs, grey for others. */
const countLook = (href: string): string =>
  `h-5 min-w-5 place-items-center rounded-full px-1 text-xs ${href === paths.workshop ? "bg-bad-soft font-medium text-bad-ink" : "text-ink-3 max-lg:bg-sunken"}`;

/** Numbers of pending tasks, by entry. */
const counts: Record<string, { of: (waiting: Waiting) => number; text: (n: number) => string }> = {
  [paths.prescriptions]: { of: ({ reminders }) => reminders, text: appStrings.counts.reminders },
  // Not in a shop that does not use the workshop: every old sale would count as late.
  [paths.workshop]: {
    of: ({ jobsLate }) => (uses("workshop") ? jobsLate : 0),
    text: appStrings.counts.late,
  },
  [paths.contactLenses()]: { of: ({ lenses }) => lenses ?? 0, text: appStrings.counts.lenses },
  [paths.stock]: { of: ({ stock }) => stock, text: appStrings.counts.reorder },
  [paths.till]: { of: ({ tillToClose }) => tillToClose, text: appStrings.counts.toClose },
  [paths.invoices()]: { of: ({ unpaid }) => unpaid, text: appStrings.counts.unpaid },
};

const countOf = ({ href }: Entry, waiting: Waiting | undefined): number =>
  (waiting && counts[href]?.of(waiting)) ?? 0;

/** Line with the time of the last backup, or a warning; nothing before the first backup. */
function BackupLine({ waiting }: { waiting: Waiting | undefined }) {
  if (waiting?.isBackupDoubtful)
    return (
      <a
        href={paths.backups}
        className="flex items-center gap-2 rounded-control px-2.5 text-xs text-warn-ink"
      >
        <Icon name="triangle-alert" className="size-4" />
        {appStrings.backupDoubtful}
      </a>
    );
  if (!waiting?.lastBackup) return null;
  return (
    <p className="flex items-center gap-2 px-2.5 text-xs text-ink-3">
      <Icon name="shield" className="size-4 text-ok-ink" />
      {appStrings.backedUp(formatAge(waiting.lastBackup))}
    </p>
  );
}

/** Button for an update, in reserved space; the update can wait until a sale is finished. */
function UpdateButton({ isNarrow }: Narrow) {
  const isReady = useValue(isUpdateReady);
  if (!isReady) return null;
  return (
    <NavButton
      className="text-brand-ink"
      icon="arrow-circle"
      isNarrow={isNarrow}
      title={appStrings.updateHint}
      onClick={() => leave(takeUpdate)}
    >
      {appStrings.update}
    </NavButton>
  );
}

function WidthButton({ isNarrow, onWidth }: Narrow & { onWidth: () => void }) {
  const label = isNarrow ? appStrings.widen : appStrings.narrow;
  return (
    <NavButton icon="panel" isNarrow={isNarrow} label={label} title={label} onClick={onWidth}>
      {appStrings.narrow}
    </NavButton>
  );
}

type NavButtonProps = Narrow & {
  icon: IconName;
  className?: string;
  /** Accessible name, if it differs from the text. */
  label?: string;
  title: string | undefined;
  onClick: () => void;
  children: ReactNode;
};

function NavButton({ icon, isNarrow, className, label, title, onClick, children }: NavButtonProps) {
  return (
    <button
      type="button"
      className={`nav-item w-full ${className ?? ""} ${isNarrow ? "justify-center" : ""}`}
      aria-label={label}
      data-tooltip={title}
      onClick={onClick}
    >
      <Icon name={icon} className="size-5" />
      <span className={hiddenWhen(isNarrow)}>{children}</span>
    </button>
  );
}

/** Numbers of pending tasks for the menu, reloaded on each screen. */
function useWaiting(path: string, hasCompany: boolean): Waiting | undefined {
  return useQuery({
    queryKey: ["waiting", screenOf(path)],
    queryFn: ({ signal }) => loadWaiting(signal),
    enabled: hasCompany,
    placeholderData: keepPreviousData,
    gcTime: 0,
  }).data;
}
