import { Link } from "wouter";
import { paths } from "#lib/paths.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { strings } from "../prescriptions.strings.ts";

/** The way back on the line of the title, and the keys; on a phone the top bar has both. */
export function FormHeader({ title, tab = title }: { title: string; tab?: string }) {
  usePageTitle(title, { back: paths.prescriptions, tab });
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3 md:mb-3">
      <div className="flex-1 flex items-center gap-3 max-md:sr-only">
        <Link
          href={paths.prescriptions}
          className="btn btn-quiet btn-icon -ml-2 -mr-2"
          aria-label={strings.form.back}
          title={strings.form.back}
        >
          <Icon name="arrow-left" className="size-5" />
        </Link>
        <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
      </div>
      <p className="max-md:hidden flex items-center gap-2 text-sm text-ink-3">
        <kbd className="kbd font-sans">↵</kbd>
        {strings.form.next}
        <kbd className="kbd font-sans">↑</kbd>
        <kbd className="kbd font-sans">↓</kbd>
        {strings.form.step}
        <kbd className="kbd font-sans">?</kbd>
        {strings.form.keys}
      </p>
    </header>
  );
}
