// HTML page that shows every picture of a screen beside its drawing in look/.

/** @typedef {{ width: number, scheme: "light" | "dark" }} View */
/** @type {(screen: string, view: View) => string} */
export const fileOf = (screen, { width, scheme }) =>
  `${screen.replace(/\W+/g, "-")}-${width}-${scheme}.png`;

/** @type {(text: string) => string} */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * @param {readonly import("./pictures.ts").Picture[]} screens
 * @param {readonly View[]} views
 * @param {(file: string) => string | null} lookAt the address of a picture of look/, or null
 */
export function galleryOf(screens, views, lookAt) {
  /** @type {(src: string, caption: string) => string} */
  const figure = (src, caption) =>
    `<figure><a href="${escaped(src)}"><img src="${escaped(src)}" alt="" loading="lazy"></a><figcaption>${escaped(caption)}</figcaption></figure>`;
  const rows = screens.map(({ name, look = {} }) => {
    const drawn = Object.entries(look).flatMap(([width, file]) => {
      const src = lookAt(file);
      return src ? [figure(src, `look ${width}`)] : [];
    });
    const made = views.map((view) => figure(fileOf(name, view), `${view.width} ${view.scheme}`));
    return `<section id="${name}"><h2>${escaped(name)}</h2><div>${[...drawn, ...made].join("")}</div></section>`;
  });
  const links = screens.map(({ name }) => `<a href="#${name}">${escaped(name)}</a>`);
  return `<!doctype html>
<meta charset="utf-8">
<title>Optique: ${screens.length} screens</title>
<style>
body { font: 14px system-ui; margin: 16px; background: #ddd; }
nav { display: flex; flex-wrap: wrap; gap: 4px 12px; }
section > div { display: flex; gap: 12px; overflow-x: auto; align-items: start; }
figure { margin: 0; }
img { display: block; height: 420px; width: auto; max-width: none; background: #fff; }
</style>
<nav>${links.join("")}</nav>
${rows.join("\n")}
`;
}
