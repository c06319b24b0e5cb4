import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { expectOk, recordsPath } from "#support/shop.ts";
import { servicesOf } from "#support/serviceShop.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { Palette } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

/** Shop with a warranty, a screw, glasses in each state, and a ticket. */
const scene = sceneWith(async (server) => {
  const opened = await workshopShop(server);
  const { shop } = opened;
  const screw = await shop.product({ name: "Vis", type: "accessory", stock: 40 });
  expectOk(
    await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      warranty_frame: 12,
      warranty_adaptation: 3,
    }),
  );
  const { id: client } = await shop.client({ name: "Alami Nadia" });
  expectOk(await servicesOf(shop).putService({ kind: "repair", client, object: "Solaire" }));
  return { ...opened, screw };
});
const buyer = "Berrada Nadia";

const type = (person: Person, text: string) => person.page.keyboard.type(text);

/** Chooses an item of a '…' menu. */
async function choose(person: Person, menu: RegExp, item: string): Promise<void> {
  await person.button(menu).click();
  await person.page.getByRole("menuitem", { name: item, exact: true }).click();
}

it("a screw is replaced from the palette, a broken lens by one key, and unsuitable lenses by a ticket", async () => {
  const { person, shop, screw, jobs } = await scene.open(desktop, "/app");
  const palette = await new Palette(person).open();
  await palette.find("petit");
  await palette.take(/^Petit service/);
  await person.title("Petit service");
  await person.page.getByRole("combobox", { name: "Pièce du stock" }).click();
  await type(person, "Vis");
  await person.page.getByRole("option", { name: /^Vis/ }).waitFor();
  await person.keys("Enter");
  await person.press("Enregistrer");
  await person.toast(/^Vis noté, ticket S\d{10}$/);
  expect((await shop.read("optique_products", screw.id)).stock).toBe(39);
  person.clean();
  // A lens that broke at mounting is made again by one key.
  await person.turn("/app/atelier");
  const board = await new WorkshopBoard(person).ready();
  await board.focus("Chraibi Houda");
  await person.keys("b");
  await person.toast(/^Chraibi Houda.: cassé, réfection \d+-R1$/);
  expect(await shop.find("optique_services", "kind = 'remake'")).toHaveLength(1);
  person.clean();
  // Lenses that do not suit their client are made again within three months.
  const { client, invoice, id } = jobs.delivered;
  await person.turn(`/app/sav/nouveau?client=${client.id}&ligne=${invoice.items[0]?.id}`);
  await person.field(/^Ce qui est demandé/).waitFor();
  await person.keys("Control+s");
  await person.toast("Ticket enregistré");
  await choose(person, /^Actions, S/, "Faire refaire les verres");
  await person.page
    .getByRole("dialog")
    .getByLabel("Cause")
    .selectOption({ label: "Non-adaptation" });
  await person.press("Faire refaire");
  await person.toast(/R1/);
  expect(await shop.read("optique_jobs", id)).toMatchObject({ status: "mounting" });
  const [remake] = await shop.find("optique_services", `kind = 'remake' && job = '${id}'`);
  expect(remake).toMatchObject({ rank: 1, cause: "adaptation" });
  person.clean();
});

it("glasses bought elsewhere are soldered and invoiced; a frame under warranty is exchanged, and its supplier credits it", async () => {
  const { person, shop, jobs, frame, lab } = await scene.open(desktop, "/app");
  await person.turn("/app/sav/nouveau");
  await person.title("Déposer des lunettes");
  await type(person, "Berr");
  await person.page.getByRole("option", { name: buyer }).waitFor();
  await person.keys("Enter");
  await person.field(/^Lunettes déposées/).fill("Monture dorée");
  await person.field(/^Ce qui est demandé/).fill("Soudure");
  await person.field(/^Montant à accepter/).fill("80");
  await person.keys("Control+s");
  await person.toast("Ticket enregistré");
  await person.press("Marquer prêt");
  await choose(person, /^Actions, S/, "Facturer");
  await person.title("Vente comptoir");
  await person.page.getByRole("listitem", { name: /^Réparation, ticket S/ }).waitFor();
  await person.keys("Control+Enter");
  await person.toast(/Vente enregistrée/);
  expect(await shop.find("optique_services", "invoice != ''")).toHaveLength(1);
  const [ticket] = await shop.find("optique_services", "invoice != ''");
  await person.turn(`/app/sav/${ticket?.id}`);
  await person.press("Rendre");
  await expect
    .poll(async () => (await shop.read("optique_services", ticket?.id ?? "")).status)
    .toBe("returned");
  person.clean();
  // A frame that broke under warranty is exchanged, and its supplier credits it.
  const { client, invoice } = jobs.delivered;
  const { stock } = await shop.read("optique_products", frame.id);
  const line = invoice.items.find(({ product }) => product === frame.id);
  await person.turn(`/app/sav/nouveau?client=${client.id}&ligne=${line?.id}`);
  await person.seen(/garantie/i);
  await person.page.getByRole("combobox", { name: "Travail" }).selectOption({ label: "Garantie" });
  await person.field(/^Ce qui est demandé/).fill("Branche cassée");
  await person.keys("Control+s");
  await person.toast("Ticket enregistré");
  const [{ id } = { id: "" }] = await shop.find("optique_services", "kind = 'warranty'");
  await choose(person, /^Actions, S/, "Échanger");
  await person.button("Échanger").waitFor();
  await person.keys("Control+Enter");
  await person.at(`/app/sav/${id}`);
  expect((await shop.read("optique_products", frame.id)).stock).toBe(stock - 1);
  await person.page.getByText("Fournisseur", { exact: true }).first().click();
  await person.page.getByRole("combobox", { name: /^Fournisseur/ }).fill("Atlas");
  await person.page.getByRole("option", { name: lab.name }).click();
  await person.field(/^Avoir attendu/).fill("300");
  await person.press("Enregistrer");
  await expect.poll(async () => (await shop.read("optique_services", id)).expected).toBe(300);
  await person.press("Faire le bon de retour");
  await person.seen(/^Bon de retour RF-\d{8}-1$/);
  await person.field("Réponse").selectOption({ label: "Avoir" });
  await person.field(/^Avoir obtenu/).fill("300");
  await person.press("Enregistrer");
  await expect
    .poll(async () => (await shop.read("optique_services", id)).received_amount)
    .toBe(300);
  person.clean();
});
