import { paths } from "#lib/addresses/paths.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { privacy } from "./content/privacy.ts";
import { SiteLayout } from "./SiteLayout.tsx";

/** Privacy policy, under Moroccan law 09-08. */
export default function PrivacyPage() {
  return (
    <SiteLayout title={privacy.title}>
      <article className="mx-auto max-w-prose py-6">
        <a
          href={paths.home}
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-3 hover:text-ink"
        >
          <Icon name="chevron-left" className="size-4" />
          {privacy.back}
        </a>
        <h1 className="mt-2 text-2xl font-semibold tracking-tight max-md:text-[2.25rem]">
          {privacy.title}
        </h1>
        <p className="mt-2 text-md text-ink-2">{privacy.subtitle}</p>
        <p className="mt-1 mb-6 text-sm text-ink-3">{privacy.updated}</p>
        {/* Trusted HTML from our own content file, never from visitors. */}
        <div className="article" dangerouslySetInnerHTML={{ __html: privacy.content }} />
      </article>
    </SiteLayout>
  );
}
