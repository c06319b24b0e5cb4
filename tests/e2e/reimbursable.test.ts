import { describe, expect, it } from "vitest";

import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { addMonths, type IsoDay, today } from "#domain/core/days/days.ts";
import { formatDay, formatShortDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone, type Screen } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, type Shop } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { sceneWith } from "./pages/scene.ts";

const soldOn = addMonths(today(), -25);

/** Creates a sale of this day with a claim, in state 'given'. */
async function give(shop: Shop, client: string, date: IsoDay, beneficiary = ""): Promise<string> {
  const fund = await shop.firstFunds();
  const items = [line((await shop.product({ stock: 1 })).id, 1, 900)];
  const sale = await shop.saveInvoice(newId(), { client, date, items, payments: [], notes: "" });
  const id = newId();
  const path = `/api/optique/claims/${id}`;
  const body = {
    invoice: sale.id,
    fund: fund?.id,
    beneficiary,
    prescriber: "Dr Bennani",
    examined_on: date,
  };
  const ready = expectOk(await shop.send<ClaimDocument>("PUT", path, { ...body, status: "ready" }));
  expectOk(await shop.send("PUT", path, { version: ready.version, status: "given" }));
  return id;
}

/** Shop where Aïcha and her son may be reimbursed again, Rachid has no telephone, and it is too early for Hind. */
const scene = sceneWith(async (server) => {
  const filled = await fillShop(server);
  const { shop, client } = filled;
  const claim = await give(shop, client.id, soldOn);
  await give(shop, client.id, soldOn, "Benali Yassine");
  const rachid = await shop.client({ name: "Mansouri Rachid", phone: "" });
  await give(shop, rachid.id, addMonths(today(), -30));
  const hind = await shop.client({ name: "Tazi Hind", phone: "06 00 00 00 06" });
  await give(shop, hind.id, addMonths(today(), -23));
  return { ...filled, claim };
});

async function open(screen: Screen, path: string) {
  const opened = await scene.visit(screen);
  // WhatsApp is another origin, so its page is not loaded.
  await opened.person.context.route("https://wa.me/**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<title>wa.me</title>" }),
  );
  await opened.enter(path);
  return opened;
}

const aicha = "Prévenir Benali Aïcha";
const son = "Prévenir Benali Aïcha, pour Benali Yassine";

describe("the list of people whose glasses are reimbursed again", () => {
  it("the list is beside the reminders, and puts a person messaged by WhatsApp last", async () => {
    const { person, shop, client, claim } = await open(desktop, paths.reminders);
    await person.title("Rappels de prescriptions");
    const view = person.button("Remboursables");
    await view.click();
    await person.at(paths.reimbursable);
    expect(await view.evaluate((button) => button === document.activeElement)).toBe(true);
    await person.seen("3 personnes dont les lunettes sont de nouveau remboursables");
    await person.seen("CNSS", "pour Benali Yassine", "Pas de téléphone");
    await person.seen(formatShortDay(soldOn), formatShortDay(addMonths(soldOn, 24)));
    await expect.poll(() => person.page.getByText("Tazi Hind").count()).toBe(0);
    await expect.poll(() => person.button("Prévenir Mansouri Rachid").isDisabled()).toBe(true);
    person.clean();
    const [opened] = await Promise.all([
      person.context.waitForEvent("page"),
      person.toast("Message envoyé avec succès"),
      person.press(aicha),
    ]);
    const message = new URL(opened.url());
    expect(message.origin + message.pathname).toBe("https://wa.me/212612345678");
    expect(message.searchParams.get("text")).toContain(
      `Bonjour Benali Aïcha, vos dernières lunettes prises en charge datent du ${formatDay(soldOn)}.`,
    );
    await person.button(aicha).waitFor({ state: "detached" });
    await person.seen("2 personnes dont les lunettes sont de nouveau remboursables");
    const stored = await shop.find("optique_messages", `client = '${client.id}'`);
    expect(stored).toMatchObject([{ kind: "reimbursable" }]);
    // After a reload, reminded people are listed again, as the last ones.
    await person.reload();
    await person.button(aicha).waitFor();
    await person.seen(/^Préparé le \d\d\/\d\d\/\d\d/);
    const rows = await person.page.locator("[data-row]").allInnerTexts();
    expect(rows[0]).toContain("Mansouri Rachid");
    await person.button(son).waitFor();
    await person.page.getByPlaceholder("Rechercher par client...").fill("personne");
    await person.seen("Personne à prévenir");
    await person.page.getByPlaceholder("Rechercher par client...").fill("");
    await person.follow(`${formatShortDay(soldOn)}, Benali Aïcha`);
    await person.at(paths.claim(claim));
    await person.seen(/^De nouveau remboursable le/);
    person.clean();
    // The key R prepares a message.
    await person.goto(paths.reimbursable);
    await person.button(son).waitFor();
    const row = person.page.locator("[data-row]").filter({ hasText: "pour Benali Yassine" });
    await row.locator("a[data-open]").focus();
    const [asked] = await Promise.all([person.context.waitForEvent("page"), person.keys("r")]);
    expect(asked.url()).toContain("https://wa.me/212612345678");
    await person.toast("Message envoyé avec succès");
    person.clean();
  });

  it("the list fits a phone, and its segmented control leads back to the check-ups", async () => {
    const { person } = await open(phone, paths.reimbursable);
    await person.seen("Mansouri Rachid", "Pas de téléphone", /^pour Benali Yassine/);
    await expectNoOverflow(person);
    await person.press("Contrôles");
    await person.at(paths.reminders);
    await person.press("Remboursables");
    await person.seen("Mansouri Rachid");
    person.clean();
  });
});
