import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { notFound as text } from "./notFound.strings.ts";
import { LostPicture } from "./Illustrations.tsx";
import { SiteLayout } from "./SiteLayout.tsx";

/** Page for an unknown public address, excluded from search engines. */
export default function NotFoundPage() {
  const [path] = useLocation();
  useEffect(() => {
    const robots = document.createElement("meta");
    robots.name = "robots";
    robots.content = "noindex";
    document.head.append(robots);
    return () => robots.remove();
  }, []);
  return (
    <SiteLayout title={text.title}>
      <div className="mx-auto grid min-h-[64dvh] max-w-form content-center justify-items-center gap-4 px-4 py-10 text-center">
        <LostPicture className="w-full max-w-md" />
        <h1 className="text-xl font-semibold tracking-tight">{words.noSuchPage}</h1>
        <p className="text-md wrap-anywhere text-ink-2">{text.address(path)}</p>
        <ButtonLink href={paths.home}>{text.home}</ButtonLink>
      </div>
    </SiteLayout>
  );
}
