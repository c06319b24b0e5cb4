/** Public pages as HTML, rendered by the build, so that they can be read before the application has loaded. */
import { renderToString } from "react-dom/server";
import { Route, Router } from "wouter";
import { type Head, heads } from "#features/site/content/heads.ts";
import { matchOf, preload } from "#app/navigation.ts";

/** Head of a page, and the HTML of #root until the application renders. */
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
  // Links work at once; buttons are disabled until the application has loaded.
  return { head, content: html.replaceAll("<button ", "<button inert ") };
}

// Computed on import, because the build runs this file once (sitePages.mjs).
export const pages: readonly SitePage[] = await Promise.all(heads.map(pageOf));
export { contactMark, originMark } from "#features/site/content/heads.ts";
