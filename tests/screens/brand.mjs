// Draws the icons of the installed application, and the picture that a shared link shows, from the mark and the landing
// page: run `node tests/screens/brand.mjs`, then commit web/public.
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";

import { root } from "#docker/lib/paths.mjs";
import { findChromium } from "#support/findChromium.mjs";

const folder = join(root, "web/public/icons");
const mark = await readFile(join(root, "web/public/icons/mark.svg"), "utf8");
const font = (
  await readFile(
    join(root, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  )
).toString("base64");

/** @type {{ module: { landing: { hero: Record<"kicker" | "title" | "text", string> } } }} */
const { module } = await runnerImport(join(root, "web/features/site/content/landing.ts"));
const { hero } = module.landing;

/** Scale of a trial frame, as behind the landing page's form. */
const ticks = Array.from({ length: 72 }, (_, index) => {
  const length = index % 2 ? 14 : 22;
  return `<path d="M${300 + 280} 300h-${length}" transform="rotate(${index * 5} 300 300)"/>`;
}).join("");

/** @param {number} inset share of the side left empty around the mark, for icons that systems cut to a circle */
const icon = (inset) =>
  `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${inset ? "#0b5563" : "transparent"}}svg{width:${100 - inset * 200}%;height:auto}</style>${mark}`;

const shared = `<style>
@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
body{margin:0;width:1200px;height:630px;overflow:hidden;position:relative;background:#f4f6f6;color:#10191b;font-family:Inter}
.dial{position:absolute;left:800px;top:15px}
.mark{position:absolute;left:80px;top:60px;width:72px}
h1{position:absolute;left:80px;top:190px;width:680px;margin:0;font:600 60px/1.12 Inter;letter-spacing:-.03em;text-wrap:balance}
p{position:absolute;left:80px;margin:0}
</style>
<svg class="dial" width="600" height="600" fill="none" stroke="#7d8a8d" stroke-width="2">
<circle cx="300" cy="300" r="292" stroke="#e1e6e7"/>${ticks}<path d="M260 12L340 588" stroke="#b85c26" stroke-width="5"/></svg>
<div class="mark">${mark}</div>
<p style="left:172px;top:80px;font:600 28px Inter;color:#0a4f5c">${hero.kicker}</p>
<h1>${hero.title}</h1>
<p style="top:430px;width:640px;font:400 28px/1.4 Inter;color:#414c50">${hero.text}</p>`;

const browser = await chromium.launch({
  executablePath: findChromium() ?? "",
  args: ["--no-sandbox"],
});
await mkdir(folder, { recursive: true });

/** @type {(name: string, html: string, width: number, height?: number) => Promise<void>} */
async function draw(name, html, width, height = width) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}

await draw("192.png", icon(0), 192);
await draw("512.png", icon(0), 512);
await draw("maskable.png", icon(0.1), 512);
await draw("apple-touch.png", icon(0.04), 180);
await draw("shared.png", shared, 1200, 630);
await browser.close();
