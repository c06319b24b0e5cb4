import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/addresses/paths.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Wordmark } from "#ui/brand/Wordmark.tsx";
import { usePageTitle } from "#ui/page/pageTitle.ts";
import { ui } from "#ui/ui.strings.ts";
import { headOf } from "./content/heads.ts";
import { landing } from "./content/landing.ts";

/** Sets title and description, the same as in the prerendered file. */
function useHead(title: string): void {
  const [path] = useLocation();
  const head = headOf(path);
  usePageTitle(head?.title ?? title, { isWhole: true });
  useEffect(() => {
    const description = document.querySelector('meta[name="description"]');
    if (head) description?.setAttribute("content", head.description);
  }, [head]);
}

const { nav, footer } = landing;
/** Sections of the landing page; from another page, their links lead there first. */
const sections = [
  { href: "/#fonctions", label: nav.features },
  { href: paths.blog, label: nav.blog },
  { href: "/#contact", label: nav.contact },
];

const SectionLink = ({ href, label }: { href: string; label: string }) => (
  <a
    className="py-2 text-ink-2 hover:text-ink max-md:inline-flex touch:min-h-11 max-md:items-center"
    href={href}
  >
    {label}
  </a>
);

/** Header and footer of public pages. */
export function SiteLayout({ title, children }: { title: string; children: ReactNode }) {
  useHead(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 px-4 py-2.5 md:px-6">
          <a href={paths.home}>
            <Wordmark />
          </a>
          <nav
            aria-label={ui.product}
            className="flex flex-1 gap-5 max-md:order-last max-md:basis-full"
          >
            {sections.map((section) => (
              <SectionLink key={section.href} {...section} />
            ))}
          </nav>
          <span className="max-md:ml-auto">
            <ButtonLink href={paths.login()} variant="primary">
              {landing.login}
            </ButtonLink>
          </span>
        </div>
      </header>
      <main className="mx-auto w-full max-w-page flex-1 px-4 md:px-6">{children}</main>
      <footer className="mt-10 border-t border-line">
        <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 text-sm text-ink-3 md:px-6">
          <p className="flex flex-1 items-center gap-2 max-md:basis-full">
            <Wordmark className="text-md text-ink" /> {footer.tagline}
          </p>
          <a className="inline-flex min-h-11 items-center hover:text-ink" href={paths.blog}>
            {nav.blog}
          </a>
          <a className="inline-flex min-h-11 items-center hover:text-ink" href={paths.privacy}>
            {footer.privacy}
          </a>
          <p>© {new Date().getFullYear()}</p>
        </div>
      </footer>
    </div>
  );
}
