// The public pages as files of their own, each with its title, description and structured data: those who read a page
// without running it (search engines, previews of shared links) see what it is.

/** @typedef {import("../../web/features/site/content/heads").Head} Head */

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The page's own HTML.
 * @param {string} html the application's index.html
 * @param {Head} head
 * @param {string} origin stands for the address of the server
 */
export function withHead(html, head, origin) {
  const url = `${origin}${head.path}`;
  const tags = [
    `<title>${escaped(head.title)}</title>`,
    `<meta name="description" content="${escaped(head.description)}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="${head.type}" />`,
    `<meta property="og:site_name" content="Optique" />`,
    `<meta property="og:locale" content="fr_MA" />`,
    `<meta property="og:title" content="${escaped(head.title)}" />`,
    `<meta property="og:description" content="${escaped(head.description)}" />`,
    `<meta property="og:url" content="${url}" />`,
    // A data block, which no policy of scripts forbids; "<" would end it.
    ...(head.data
      ? [
          `<script type="application/ld+json">${JSON.stringify(head.data).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
  ];
  return html
    .replace(/<meta\s+name="description"[^>]*>\s*/, "")
    .replace(/<title>[^<]*<\/title>/, tags.join("\n    "));
}

/** @param {Head} head its file's name in pb_public/site */
export const fileOf = ({ path }) =>
  `${path === "/" ? "index" : path.slice(1).replaceAll("/", "--")}.html`;

/**
 * @param {readonly Head[]} heads
 * @param {string} origin
 */
const sitemapOf = (heads, origin) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${heads.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`).join("\n")}
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
 * Writes them beside the built application.
 * @param {readonly Head[]} heads
 * @param {string} origin stands for the address of the server
 * @returns {import("vite").Plugin}
 */
export function siteHeads(heads, origin) {
  return {
    name: "site-heads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("The build made no index.html");
        const html = String(index.source);
        const write = (/** @type {string} */ name, /** @type {string} */ source) =>
          this.emitFile({ type: "asset", fileName: `site/${name}`, source });
        for (const head of heads) {
          write(fileOf(head), withHead(html, head, origin));
        }
        write("sitemap.xml", sitemapOf(heads, origin));
        write("robots.txt", robotsOf(origin));
      },
    },
  };
}
