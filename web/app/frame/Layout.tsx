import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { useShortcut } from "#lib/keys/useShortcut.ts";
import { ClockNotice } from "#ui/feedback/ClockNotice.tsx";
import { ServerNotice } from "#ui/feedback/ServerNotice.tsx";
import { loadSheet } from "#ui/sheet/lazySheet.ts";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ui } from "#ui/ui.strings.ts";
import { appStrings } from "#app/app.strings.ts";
import { CrashBoundary } from "#app/Crash.tsx";
import { screenOf } from "#app/routes.ts";
import { useLate } from "#app/useLate.ts";
import { ChangedNotice } from "./ChangedNotice.tsx";
import { Drawer } from "./Drawer.tsx";
import { HealthBanner } from "./HealthBanner.tsx";
import { openPalette } from "#app/palette/openPalette.ts";
import { OfflineBand } from "./OfflineBand.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TabBar } from "./TabBar.tsx";
import { TopBar } from "./TopBar.tsx";
import { useScroll } from "./useScroll.ts";

const wide = "(min-width: 48rem)";

const loadShortcuts = () => import("./Shortcuts.tsx").then(({ Shortcuts }) => Shortcuts);
const loadFrames = () =>
  import("#shared/products/FrameSprite.tsx").then(({ FrameSprite }) => FrameSprite);

/** Frame of signed-in pages: sidebar or drawer, page, footer. */
export function Layout({ children }: { children?: ReactNode }) {
  const [path] = useLocation();
  const screen = screenOf(path);
  const main = useRef<HTMLElement>(null);
  const [isDrawerOpen, setDrawerOpen] = useDrawer(path);
  useScroll(screen, path, main);
  // Handled here, because Ctrl+K must work before the other shortcuts are loaded.
  useShortcut("k", openPalette);
  useSheets();
  const shortcuts = useLate(loadShortcuts);
  const frames = useLate(loadFrames);
  return (
    <div className="min-h-dvh md:flex">
      <a
        href="#contenu"
        className="btn btn-primary not-focus:sr-only fixed top-2 left-2 z-50"
        // Focuses by script, because following the hash would add a history entry.
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {appStrings.skip}
      </a>
      <Sidebar />
      <TopBar onMenu={() => setDrawerOpen(true)} />
      {isDrawerOpen && <Drawer onClose={() => setDrawerOpen(false)} />}
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col max-md:min-h-[calc(100dvh-3.5rem)]">
        <OfflineBand />
        <main
          id="contenu"
          ref={main}
          tabIndex={-1}
          className="mx-auto w-full max-w-page flex-1 px-4 py-4 outline-none lg:px-6 md:pt-3 md:pb-5"
        >
          {/* Sticky below the toasts: higher up it would cover the heading. */}
          <ServerNotice className="sticky top-16 z-20 mb-4 md:mt-13" />
          <ClockNotice className="mb-4 md:mt-8" />
          <HealthBanner />
          <ChangedNotice />
          <CrashBoundary key={screen}>{children}</CrashBoundary>
        </main>
        <footer className="mx-auto flex w-full max-w-page justify-between gap-4 px-4 pb-4 text-xs text-ink-3 lg:px-6">
          <span>
            © {new Date().getFullYear()} {ui.product} · {ui.tagline}
          </span>
          <span>v{import.meta.env.VITE_VERSION}</span>
        </footer>
      </div>
      <TabBar onMenu={() => setDrawerOpen(true)} />
      {shortcuts && <shortcuts.Late />}
      {frames && <frames.Late />}
    </div>
  );
}

/** On a phone, loads the components of sheets after the page. */
function useSheets() {
  const isPhone = useIsPhone();
  useEffect(() => {
    if (isPhone) loadSheet();
  }, [isPhone]);
}

/** State of the drawer, which closes on navigation and on a wide screen. */
function useDrawer(path: string) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const close = () => query.matches && setOpen(false);
    query.addEventListener("change", close);
    return () => query.removeEventListener("change", close);
  }, []);
  return [isOpen, setOpen] as const;
}
