// Writes public pages as HTML files with title, description, structured data and content, for search engines, link
// previews and slow phones.
import { join } from "node:path";
import { runnerImport } from "vite";

import { root } from "#docker/lib/paths.mjs";

/** @typedef {import("./prerender.tsx").SitePage} SitePage */

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * HTML of one public page, made from the application's index.html.
 * @param {string} html the application's index.html
 * @param {SitePage} page
 * @param {{ origin: string, contact: string }} marks placeholders of the server's address and contact
 */
function withPage(html, { head, content }, { origin, contact }) {
  const url = `${origin}${head.path}`;
  const tags = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}" />`,
    `<meta name="optique-contact" content="${contact}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="${head.type}" />`,
    `<meta property="og:site_name" content="Optique" />`,
    `<meta property="og:locale" content="fr_MA" />`,
    `<meta property="og:title" content="${escaped(head.title)}" />`,
    `<meta property="og:description" content="${escaped(head.description)}" />`,
    `<meta property="og:url" content="${url}" />`,
    // Picture drawn by tests/screens/brand.mjs.
    `<meta property="og:image" content="${origin}/icons/shared.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    // JSON-LD data block, which the policy allows; "<" is escaped.
    ...(head.data
      ? [
          `<script type="application/ld+json">${JSON.stringify(head.data).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
  ];
  return html
    .replace(/<meta\s+name="description"[^>]*>\s*/, "")
    .replace(/<title>[^<]*<\/title>/, () => tags.join("\n    "))
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

/** @param {SitePage} page page whose file name in pb_public/site is returned */
const fileOf = ({ head: { path } }) =>
  `${path === "/" ? "index" : path.slice(1).replaceAll("/", "--")}.html`;

/**
 * @param {readonly SitePage[]} pages
 * @param {string} origin
 */
const sitemapOf = (pages, origin) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ head }) => `  <url><loc>${origin}${head.path}</loc></url>`).join("\n")}
</urlset>
`;

/** @param {string} origin */
const robotsOf = (origin) => `User-agent: *
Disallow: /app
Disallow: /api/
Disallow: /_/
Sitemap: ${origin}/sitemap.xml
`;

/**
 * Writes the pages beside the built application.
 * @returns {import("vite").Plugin}
 */
export function sitePages() {
  return {
    name: "site-pages",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("The build made no index.html");
        const html = String(index.source);
        const write = (/** @type {string} */ name, /** @type {string} */ source) =>
          this.emitFile({ type: "asset", fileName: `site/${name}`, source });
        /** @type {{ module: typeof import("./prerender.tsx") }} */
        const { module } = await runnerImport(join(root, "web/prerender/prerender.tsx"), {
          root: join(root, "web"),
        });
        const { pages, contactMark: contact, originMark: origin } = module;
        for (const page of pages) write(fileOf(page), withPage(html, page, { origin, contact }));
        write("sitemap.xml", sitemapOf(pages, origin));
        write("robots.txt", robotsOf(origin));
      },
    },
  };
}
