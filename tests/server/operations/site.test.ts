import { expect, it } from "vitest";

import { sharedServer } from "#support/startServer.ts";

const article = "/blog/passer-du-cahier-a-l-ordinateur";

async function read(path: string) {
  const { url } = await sharedServer();
  return { url, text: await (await fetch(url + path)).text() };
}

it.each([
  ["/", "Optique - Gestion des magasins d'optique", '"price":"0","priceCurrency":"MAD"'],
  ["/blog", "Blog - Optique", 'property="og:title"'],
  [article, "Passer du cahier à l’ordinateur sans perdre une vente - Optique", '"@type":"Article"'],
  ["/privacy-policy", "Politique de confidentialité - Optique", 'rel="canonical"'],
])("%s has its own title and description", async (path, title, part) => {
  const { url, text } = await read(path);
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain(part);
  expect(text).toContain(`href="${url}${path}"`);
  expect(text.match(/<title>/g)).toHaveLength(1);
});

it("robots.txt hides the application and names the site map", async () => {
  const { url, text } = await read("/robots.txt");
  expect(text).toContain(`Sitemap: ${url}/sitemap.xml`);
  expect(text).toContain("Disallow: /app");
  const map = await read("/sitemap.xml");
  for (const path of ["/", "/blog", article, "/privacy-policy"])
    expect(map.text).toContain(`<loc>${map.url}${path}</loc>`);
});
