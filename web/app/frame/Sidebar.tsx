import { effect, signal } from "@preact/signals-react";
import { Link, useLocation } from "wouter";
import { formatAge, formatCount } from "#lib/formats.ts";
import { paths } from "#lib/paths.ts";
import type { Waiting } from "#api/figures.ts";
import { company, logOut, user } from "#api/session.ts";
import { useValue } from "#lib/useValue.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { CompanyLogo } from "#ui/brand/Logo.tsx";
import { ui } from "#ui/ui.strings.ts";
import { strings } from "#app/app.strings.ts";
import { openPalette } from "#app/palette/openPalette.ts";
import { entries, type Entry, isCurrent } from "#app/entries.ts";
import { useWaiting } from "./useWaiting.ts";

const widthKey = "optique.sidebar";
/** 'narrow' or 'wide' once chosen; until then the sidebar is narrow below 1200 px. */
const choice = signal(localStorage.getItem(widthKey) ?? "");
effect(() => {
  if (choice.value) localStorage.setItem(widthKey, choice.value);
});

const lg = window.matchMedia("(min-width: 75rem)");
const isRoomy = signal(lg.matches);
lg.addEventListener("change", () => {
  isRoomy.value = lg.matches;
});

export function Sidebar() {
  const chosen = useValue(choice);
  const roomy = useValue(isRoomy);
  const isNarrow = roomy ? chosen === "narrow" : chosen !== "wide";
  return (
    <aside
      className={`sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto border-r border-line p-3 max-md:hidden print:hidden ${isNarrow ? "w-16" : "w-56"}`}
    >
      <SidebarContent
        isNarrow={isNarrow}
        onWidth={() => {
          choice.value = isNarrow ? "wide" : "narrow";
        }}
      />
    </aside>
  );
}

/** Work that waits; none when there is none. The dashboard says it in words. */
const Count = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="text-xs text-ink-3" aria-hidden="true">
      {formatCount(count)}
    </span>
  ) : null;

function countOf({ href }: Entry, waiting: Waiting | undefined): number {
  if (!waiting) return 0;
  if (href === paths.prescriptions) return waiting.reminders;
  if (href === paths.stock) return waiting.stock;
  return href === paths.invoices() ? waiting.unpaid : 0;
}

/** When the data were last put aside; nothing until the first backup is there. */
function BackupLine({ waiting }: { waiting: Waiting | undefined }) {
  if (!waiting?.lastBackup) return null;
  return (
    <p className="flex items-center gap-2 px-2.5 text-xs text-ink-3">
      <Icon name="shield" className="size-4 text-ok-ink" />
      {strings.backedUp(formatAge(waiting.lastBackup))}
    </p>
  );
}

/** The menu itself: in the sidebar, and in the drawer of a phone. */
export function SidebarContent({ isNarrow, onWidth }: { isNarrow: boolean; onWidth?: () => void }) {
  const [path] = useLocation();
  const shop = useValue(company);
  const staff = useValue(user);
  const waiting = useWaiting(path, Boolean(shop));
  const hidden = isNarrow ? "sr-only" : "";
  const width = isNarrow ? strings.widen : strings.narrow;
  return (
    <>
      <Link href="/app" className="mb-3 flex items-center gap-2.5 rounded-control px-0.5">
        <CompanyLogo company={shop} />
        <span className={`min-w-0 ${hidden}`}>
          <span className="block truncate font-semibold">{shop?.name ?? ui.product}</span>
          <span className="block truncate text-xs text-ink-3">{shop?.address || ui.tagline}</span>
        </span>
      </Link>
      {onWidth && (
        <button
          type="button"
          className={`field mb-2 flex cursor-pointer items-center gap-2.5 text-left text-ink-3 hover:text-ink ${isNarrow ? "justify-center px-0" : ""}`}
          title={isNarrow ? strings.palette.open : undefined}
          onClick={openPalette}
        >
          <Icon name="magnifier" />
          <span className={isNarrow ? "sr-only" : "flex-1"}>{strings.palette.open}</span>
          {!isNarrow && <kbd className="kbd font-sans">{strings.palette.key}</kbd>}
        </button>
      )}
      <nav aria-label={strings.nav} className="grid gap-0.5">
        {entries.map((entry) => (
          <Link
            key={entry.href}
            href={entry.href}
            className={`nav-item ${isNarrow ? "justify-center" : ""}`}
            aria-current={isCurrent(entry, path) ? "page" : undefined}
            title={isNarrow ? entry.label : undefined}
          >
            <Icon name={entry.icon} className="size-5" />
            <span className={isNarrow ? "sr-only" : "flex-1"}>{entry.label}</span>
            {!isNarrow && <Count count={countOf(entry, waiting)} />}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 pt-4">
        {!isNarrow && <BackupLine waiting={waiting} />}
        {onWidth && (
          <button
            type="button"
            className={`nav-item ${isNarrow ? "justify-center" : ""}`}
            aria-label={width}
            title={width}
            onClick={onWidth}
          >
            <Icon name="panel" className="size-5" />
            <span className={hidden}>{strings.narrow}</span>
          </button>
        )}
        <div className="border-t border-line pt-2">
          <div className={`flex items-center gap-2.5 py-1 ${isNarrow ? "justify-center" : "px-1"}`}>
            <Avatar name={staff?.name || staff?.email || ""} />
            <span className={`min-w-0 ${hidden}`}>
              <span className="block truncate font-semibold">{staff?.name}</span>
              <span className="block truncate text-xs text-ink-3">{staff?.email}</span>
            </span>
          </div>
          <button
            type="button"
            className={`nav-item w-full ${isNarrow ? "justify-center" : ""}`}
            title={isNarrow ? strings.logout : undefined}
            onClick={logOut}
          >
            <Icon name="door" className="size-5" />
            <span className={hidden}>{strings.logout}</span>
          </button>
        </div>
      </div>
    </>
  );
}
