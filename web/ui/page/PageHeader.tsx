import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "#ui/brand/Icon.tsx";
import { usePageTitle } from "./pageTitle.ts";

type Props = {
  title: string;
  /** What the tab and the phone's top bar say instead: the name of the section (web/README.md, Screens). */
  name?: string;
  subtitle?: ReactNode;
  back?: { href: string; label: string };
  /** Beside the title: a status. */
  badge?: ReactNode;
  /** At the end, the primary one last. */
  children?: ReactNode;
};

/** On a phone the top bar shows the title: the heading stays for screen readers, and the actions take the width. */
export function PageHeader({ title, name = title, subtitle, back, badge, children }: Props) {
  usePageTitle(name, { back: back?.href });
  return (
    <header className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 max-md:basis-full">
        {back && (
          <Link
            href={back.href}
            className="mb-0.5 -ml-0.5 inline-flex items-center gap-1 text-sm text-ink-3 hover:text-ink max-md:hidden"
          >
            <Icon name="chevron-left" className="size-4" />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            className="truncate text-lg font-semibold tracking-tight max-md:sr-only"
            title={title}
          >
            {title}
          </h1>
          {badge}
        </div>
        {subtitle && <p className="text-ink-3">{subtitle}</p>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-1">
          {children}
        </div>
      )}
    </header>
  );
}
