// npm run screens: takes pictures of every screen of a demonstration shop at three widths, light and dark. They are in
// .cache/screens, with an index.html that shows them beside the drawings of look/ (in the folder OPTIQUE_LOOK).
// `npm run screens -- client sale` takes only pictures whose names contain these words, and `npm run screens -- kept`
// those of the README and the guide, which are in git.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";

import { cache, root } from "#docker/lib/paths.mjs";
import { prepare } from "#docker/lib/prepare.mjs";
import { command, startChild } from "#docker/lib/run.mjs";
import { serveArguments } from "#docker/lib/serve.mjs";
import { findChromium } from "#support/findChromium.mjs";
import { fileOf, galleryOf } from "./gallery.mjs";

/** @typedef {import("./pictures.ts").Picture} Picture */
/** @typedef {import("./pictures.ts").Ids} Ids */
/** @typedef {import("./gallery.mjs").View} View */
/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {{ url: string, email: string, password: string, stop: () => Promise<void> }} Shop */

/** @type {{ module: typeof import("./pictures.ts") }} */
const { module: pictures } = await runnerImport(join(root, "tests/screens/pictures.ts"));

const folder = join(cache, "screens");
const heights = { 1366: 768, 820: 1180, 390: 844 };
/** @type {View[]} */
const views = [1366, 820, 390].flatMap((width) => [
  { width, scheme: /** @type {const} */ ("light") },
  { width, scheme: /** @type {const} */ ("dark") },
]);
/** Time zone UTC, because the data of Morocco's zone differ between machine and browser. */
const zone = "UTC";
const startMs = 60_000;
const actMs = 15_000;

const admin = { email: "admin@optique.test", password: "administrateur-1" };

/**
 * Starts a shop with demonstration data, on a folder and a port of its own. Every picture uses a new browser with an
 * empty cache, so the rate limit of guests is lifted, which a minute of pictures exceeds.
 * @returns {Promise<Shop>}
 */
async function openShop() {
  const pocketbase = await prepare({ app: true });
  const data = await mkdtemp(join(tmpdir(), "optique-screens-"));
  const address = `127.0.0.1:${await freePort()}`;
  const child = startChild(pocketbase, serveArguments(data), {
    env: {
      ...process.env,
      TZ: zone,
      OPTIQUE_HTTP: address,
      OPTIQUE_DATA: data,
      OPTIQUE_DEMO: "1",
      OPTIQUE_ADMIN_EMAIL: admin.email,
      OPTIQUE_ADMIN_PASSWORD: admin.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({
    input: /** @type {import("node:stream").Readable} */ (child.stdout),
  });
  const account = await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The shop did not start in time.")), startMs);
    let found = /** @type {RegExpExecArray | null} */ (null);
    child.once("exit", () => reject(new Error("The shop ended before it was there.")));
    lines.on("line", (line) => {
      found ??= /Sign in with (\S+) and (\S+)$/.exec(line);
      if (!found || !line.includes("Server started at")) return;
      clearTimeout(timer);
      resolve({ email: found[1] ?? "", password: found[2] ?? "" });
    });
  });
  const url = `http://${address}`;
  const { token } = await signIn(url, "_superusers", admin);
  await fetch(`${url}/api/settings`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Authorization: token },
    body: JSON.stringify({ rateLimits: { enabled: false } }),
  });
  return {
    url,
    ...account,
    stop: async () => {
      child.kill("SIGTERM");
      await new Promise((gone) => child.once("exit", gone));
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/**
 * Signs in; returns the session that the browser stores.
 * @param {string} url
 * @param {string} collection
 * @param {{ email: string, password: string }} account
 */
async function signIn(url, collection, { email, password }) {
  const answer = await fetch(`${url}/api/collections/${collection}/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ identity: email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return /** @type {{ token: string, record: object }} */ (await answer.json());
}

/**
 * Ids of a client with two prescriptions and a partly paid sale, and of the first record of every other kind.
 * @param {Shop} shop
 * @param {string} token
 * @returns {Promise<Ids>}
 */
async function idsOf({ url }, token) {
  /** @type {(path: string) => Promise<any>} */
  const get = async (path) =>
    (await fetch(`${url}/api/optique/${path}`, { headers: { Authorization: token } })).json();
  /** @type {(query: string) => Promise<any[]>} */
  const list = async (query) => (await get(`lists/${query}`)).items;
  const prescriptions = await list("prescriptions?perPage=200");
  for (const { id, client, date, expand, ...eyes } of prescriptions) {
    const invoice = expand.optique_invoices_via_prescription?.[0];
    if (!eyes.right_cylinder || !eyes.right_add || invoice?.status !== "partial") continue;
    const before = `prescriptions?client=${client}&except=${id}&to=${date.slice(0, 10)}&perPage=1`;
    if ((await list(before)).length === 0) continue;
    const { payments } = await get(`invoices/${invoice.id}`);
    return {
      client: { id: client },
      long: { id: client },
      sale: { id, invoice: { id: invoice.id } },
      plain: id,
      paid: payments[0]?.id,
      measured: prescriptions.find(({ right_prism2 }) => right_prism2).id,
      ...(await firstIds(list)),
    };
  }
  throw new Error("The demonstration has no client with two prescriptions and something to pay.");
}

/**
 * Ids of purchases: a bill (late, if any is), a payment, an expected credit and a received one.
 * @param {(query: string) => Promise<any[]>} list
 */
async function purchaseIds(list) {
  const [[late], [bill], payments, [expected], [received]] = await Promise.all([
    list("bills?state=late&perPage=1"),
    list("bills?perPage=1"),
    list("bill-payments?perPage=20"),
    list("supplier-credits?state=expected&perPage=1"),
    list("supplier-credits?perPage=1"),
  ]);
  const several = payments.find(({ bills }) => bills.length > 1);
  return {
    bill: (late ?? bill)?.id,
    billPayment: (several ?? payments[0])?.id,
    expectedCredit: (expected ?? received)?.id,
    receivedCredit: received?.id,
  };
}

/**
 * Ids of the first record of each list in a picture, such as a lab that wants measures, a job of two pairs, and a claim
 * on a slip.
 * @param {(query: string) => Promise<any[]>} list
 */
async function firstIds(list) {
  const [[frame], suppliers, [receipt], [adjustment], [order], jobs] = await Promise.all([
    list("products?perPage=1"),
    list("suppliers?perPage=50"),
    list("receipts?perPage=1"),
    list("adjustments?perPage=1"),
    list("jobs?status=to_order&perPage=1"),
    list("jobs?perPage=200"),
  ]);
  const [[credit], [quote], [soldQuote], claims, [cheque], lenses, counts, tickets] =
    await Promise.all([
      list("credit-notes?kept=left&perPage=1"),
      list("quotes?state=open&perPage=1"),
      list("quotes?state=accepted&perPage=1"),
      list("claims?perPage=100"),
      list("cheques?state=deposited&perPage=1"),
      list("products?type=lens&perPage=200"),
      list("counts?perPage=20"),
      list("services?status=todo,waiting,supplier,ready,returned,cancelled&perPage=200"),
    ]);
  const [[sheet], [row], [box]] = await Promise.all([
    list("contact-prescriptions?perPage=1"),
    list("contact-orders?status=to_order&perPage=1"),
    list("contact-boxes?perPage=1"),
  ]);
  const claim = claims.find(({ slip }) => slip);
  return {
    frame,
    tagged: frame.id,
    drawer: lenses.find(({ is_range, made_to_order }) => is_range && !made_to_order)?.id,
    openCount: counts.find(({ status }) => status === "open")?.id,
    postedCount: counts.find(({ status }) => status === "posted")?.id,
    supplier: suppliers[0],
    receipt: receipt.id,
    adjustment: adjustment.id,
    order: order.id,
    ticket: order.id,
    pairs: jobs.find(({ pairs }) => pairs.length > 1).id,
    lab: suppliers.find(({ measures }) => measures?.length > 0).id,
    credit: credit.id,
    quote: quote.id,
    soldQuote: soldQuote.id,
    claim: claim.id,
    claimSlip: claim.slip,
    claimedInvoice: claim.invoice,
    agreedClaim: claims.find(({ status }) => status === "agreed").id,
    slip: cheque.slip,
    service: tickets.find(({ lent }) => lent)?.id,
    returnSlip: tickets.find(({ slip }) => slip)?.slip,
    contactSheet: sheet?.id,
    contactRow: row?.id,
    contactLot: box?.lot,
    ...(await purchaseIds(list)),
  };
}

/**
 * Opens a screen, and takes its picture once everything has loaded.
 * @param {import("playwright-core").Page} page
 * @param {Picture} picture
 */
async function pictureOf(page, { path, act, isWhole = false }) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => !document.querySelector("[data-skeleton]"));
  await act?.(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ fullPage: isWhole, caret: "hide" });
}

/**
 * Opens a browser page of this size and colour scheme, signed in when there is a session.
 * @param {Browser} browser
 * @param {Shop} shop
 * @param {View} view
 * @param {object | null} session
 */
async function sitDown(browser, shop, { width, scheme }, session) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height: heights[/** @type {keyof typeof heights} */ (width)] },
    colorScheme: scheme,
    locale: "fr-FR",
    timezoneId: zone,
    reducedMotion: "reduce",
    hasTouch: width < 768,
  });
  await context.addInitScript(() => {
    // Disables printing: a page that prints by itself would wait for the print dialog.
    window.print = () => {};
  });
  if (session) {
    await context.addInitScript((kept) => {
      localStorage.setItem("pocketbase_auth", JSON.stringify(kept));
    }, session);
  }
  // A short timeout, so that an action that no longer fits its screen fails soon in all six views.
  context.setDefaultTimeout(actMs);
  return context.newPage();
}

/** @param {string} name */
const lookAt = (name) => {
  const given = process.env["OPTIQUE_LOOK"];
  const file = given ? join(resolve(root, given), "screens", name) : "";
  return existsSync(file) ? pathToFileURL(file).href : null;
};

/**
 * Takes the pictures whose names contain one of these words (all without words), view by view.
 * @param {Browser} browser
 * @param {Shop} shop
 * @param {readonly string[]} words
 */
async function makeGallery(browser, shop, words) {
  const session = await signIn(shop.url, "optique_users", shop);
  const wanted = pictures
    .picturesOf(await idsOf(shop, session.token))
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (wanted.length === 0) throw new Error(`No screen is called ${words.join(", ")}.`);
  await mkdir(folder, { recursive: true });
  const failed = [];
  for (const view of views) {
    for (const screen of wanted) {
      // A new page for each picture, so that typed values are no draft in the next one.
      const page = await sitDown(browser, shop, view, screen.isPublic ? null : session);
      try {
        await writeFile(join(folder, fileOf(screen.name, view)), await pictureOf(page, screen));
      } catch (error) {
        failed.push(
          `${screen.name} at ${view.width}, ${view.scheme}: ${String(error).split("\n")[0]}`,
        );
      }
      await page.context().close();
    }
    console.log(`${view.width} ${view.scheme}: ${wanted.length} screens`);
  }
  await writeFile(join(folder, "index.html"), galleryOf(wanted, views, lookAt));
  console.log(pathToFileURL(join(folder, "index.html")).href);
  for (const line of failed) console.error(line);
  return failed.length === 0 ? 0 : 1;
}

/**
 * Takes the pictures stored in git, and converts them to WebP by drawing them in the browser.
 * @param {Browser} browser
 * @param {Shop} shop
 */
async function makeKept(browser, shop) {
  const session = await signIn(shop.url, "optique_users", shop);
  const all = pictures.picturesOf(await idsOf(shop, session.token));
  for (const { picture, file, width } of pictures.kept) {
    const screen = all.find(({ name }) => name === picture);
    if (!screen) throw new Error(`${file} is of a screen that is not in the list: ${picture}`);
    const page = await sitDown(browser, shop, { width: 1366, scheme: "light" }, session);
    const png = await pictureOf(page, { ...screen, isWhole: false });
    await page.goto("about:blank");
    const webp = await page.evaluate(drawn, { png: png.toString("base64"), width });
    await page.context().close();
    await mkdir(join(root, file, ".."), { recursive: true });
    await writeFile(join(root, file), Buffer.from(webp, "base64"));
    console.log(`${file}: ${Math.round((webp.length * 0.75) / 1024)} kB`);
  }
}

/**
 * Runs in the browser: scales a picture, and returns it as WebP.
 * @param {{ png: string, width: number }} picture
 */
async function drawn({ png, width }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", 0.82).replace(/^.*,/, "");
}

await command(async () => {
  const words = process.argv.slice(2);
  const isKept = words.includes("kept");
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("No Chromium was found: install one, or set OPTIQUE_CHROMIUM to its path.");
  const shop = await openShop();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    if (isKept) await makeKept(browser, shop);
    else return await makeGallery(browser, shop, words);
  } finally {
    await browser.close();
    await shop.stop();
  }
  return 0;
});
