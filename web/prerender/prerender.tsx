/** The public pages as the build writes them into their files: readable before the application's code is there. */
import { renderToString } from "react-dom/server";
import { Route, Router } from "wouter";
import { type Head, heads } from "#features/site/content/heads.ts";
import { matchOf, preload } from "#app/frame/navigation.ts";

/** Its content is what #root holds until the application puts its own there. */
export type SitePage = { head: Head; content: string };

async function pageOf(head: Head): Promise<SitePage> {
  const route = matchOf(head.path)?.route;
  if (route?.access !== "public") throw new Error(`No public page at ${head.path}`);
  await preload(head.path);
  const html = renderToString(
    <Router ssrPath={head.path}>
      <Route path={route.path}>
        <route.page />
      </Route>
    </Router>,
  );
  // Links lead on without the application; a button can do nothing yet, so it takes no click that would be lost.
  return { head, content: html.replaceAll("<button ", "<button inert ") };
}

// Made while the module loads: it is run once, by the build (sitePages.mjs).
export const pages: readonly SitePage[] = await Promise.all(heads.map(pageOf));
export { contactMark, originMark } from "#features/site/content/heads.ts";
