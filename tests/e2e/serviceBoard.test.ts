import { describe, expect, it } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { Service } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { desktop, phone, screens, tablet } from "#support/browser.ts";
import { openServiceShop, servicesOf } from "#support/serviceShop.ts";
import type { Server } from "#support/startServer.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { clippedTexts, cutAmounts } from "./pages/listLooks.ts";
import { failRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";
import { ServiceBoard } from "./pages/serviceBoard.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

/** Shop with a ticket in each state, by the name of its client. */
async function ticketShop(server: Server) {
  const shop = await openServiceShop(server);
  let count = 0;
  const of = async (name: string, values: object): Promise<ServiceDocument> => {
    const { id: client } = await shop.client({ name, phone: `06 00 00 00 1${count++}` });
    return shop.ticket({ client, ...values });
  };
  const past = addDays(today(), -4);
  const tickets = {
    late: await of("Tazi Youssef", {
      object: "Monture Riad, branche cassée",
      date: past,
      promised_on: addDays(today(), -2),
      tray: "4",
    }),
    todo: await of("Chami Ghizlane", { kind: "adjust", object: "Plaquettes à changer" }),
    waiting: await of("Filali Adil", {
      object: "Monture or à souder",
      pays: "client",
      estimate: 80,
      status: "waiting",
    }),
    supplier: await of("Chraibi Houda", {
      kind: "warranty",
      object: "Solaire Essaouira",
      supplier: shop.supplier.id,
      status: "supplier",
    }),
    ready: await of("Saidi Mehdi", { lent: "Dépannage bleue", status: "ready" }),
  };
  return { shop, tickets };
}

const later = addDays(today(), 3);
const scene = sceneWith(ticketShop);
const workshop = sceneWith(workshopShop);

async function openBoard(screen: Parameters<typeof scene.open>[0], rest = "") {
  const opened = await scene.open(screen, `/app/atelier/sav${rest}`);
  const board = await new ServiceBoard(opened.person).ready();
  const stored = (id: string): Promise<Service> => opened.shop.read("optique_services", id);
  return { ...opened, board, stored };
}

describe.each(screens)("the board of tickets at $name", (screen) => {
  it("shows each state with its cards, and moves one to the hand-over", async () => {
    const { person, board, tickets, stored } = await openBoard(screen);
    await person.title("SAV");
    await person.seen("5 tickets en cours", "1 en retard", "1 à annoncer");
    await board.isIn("Tazi Youssef", "À faire");
    const late = await board.lines("Tazi Youssef");
    expect(late.join("\n")).toMatch(/\d\d\/\d\d, en retard de 2 j/);
    for (const line of ["Casier 4", "Monture Riad, branche cassée"]) expect(late).toContain(line);
    expect(late).toContain(`${tickets.late.number} · Réparation`);
    await board.isIn("Filali Adil", "Attend l’accord");
    expect((await board.lines("Filali Adil")).join("\n")).toContain("à payer 80 DH");
    await board.isIn("Chraibi Houda", "Chez le fournisseur");
    expect(await board.lines("Chraibi Houda")).toContain("Atlas Optic Lab");
    await board.isIn("Saidi Mehdi", "Prêt");
    expect(await board.lines("Saidi Mehdi")).toContain("prêtée : Dépannage bleue");
    await person.accessible();
    await expectNoOverflow(person);
    person.clean();
    const { id } = tickets.todo;
    await board.show("À faire");
    await board.next("Chami Ghizlane", "Prêt");
    await person.toast("Chami Ghizlane\u00a0: Prêt");
    await board.isIn("Chami Ghizlane", "Prêt");
    await person.seen("2 à annoncer");
    await board.next("Chami Ghizlane", "Rendu");
    await board.isIn("Chami Ghizlane", "Rendu");
    await expect.poll(async () => (await stored(id)).status).toBe("returned");
    await person.seen("4 tickets en cours");
    person.clean();
  });
});

describe("the messages of the board of tickets", () => {
  it("prepares the message of each state for the client, and asks for lent glasses at the hand-over", async () => {
    const { person, board, tickets, stored } = await openBoard(phone);
    await board.show("Prêt");
    const ready = await board.conversation(() => board.choose("Saidi Mehdi", "Message", "w"));
    expect(ready).toContain(tickets.ready.number);
    await person.toast("Message préparé");
    await expect
      .poll(() => board.lines("Saidi Mehdi"))
      .toContainEqual(expect.stringMatching(/^message préparé le/));
    await board.show("Attend l’accord");
    const asked = await board.conversation(() => board.choose("Filali Adil", "Message", "w"));
    expect(asked).toContain("80,00");
    await board.show("À faire");
    await board.choose("Tazi Youssef", "Message", "w");
    await person.accessible();
    await person.field("Promis le").fill(formatDay(addDays(today(), -1)));
    await person.press("Écrire au client");
    await person.seen("Choisissez un jour à partir d’aujourd’hui");
    await person.field("Promis le").fill(formatDay(later));
    const delay = await board.conversation(() => person.press("Écrire au client"));
    expect(delay).toContain(`elles seront prêtes le ${formatDay(later)}`);
    await expect
      .poll(async () => (await stored(tickets.late.id)).promised_on)
      .toBe(storedDay(later));
    await person.gone(/en retard de/);
    await board.show("Prêt");
    await board.next("Saidi Mehdi", "Rendu");
    await person.seen("Lunettes prêtées à reprendre");
    await person.press("Elles sont rendues");
    await board.isIn("Saidi Mehdi", "Rendu");
    await expect
      .poll(() => stored(tickets.ready.id))
      .toMatchObject({ status: "returned", lent_back_on: storedDay(today()) });
    person.clean();
  });
});

describe("the keys of the board of tickets", () => {
  it("move the focus, skip columns that a ticket does not need, undo, and open the ticket", async () => {
    const { person, board, tickets, stored } = await openBoard(desktop);
    await person.keys("/", "ArrowDown");
    await board.hasFocus("Tazi Youssef");
    await person.keys("ArrowDown");
    await board.hasFocus("Chami Ghizlane");
    await person.keys("Shift+ArrowRight");
    await board.hasFocus("Filali Adil");
    await board.focus("Chami Ghizlane");
    await person.keys("ArrowRight");
    await board.isIn("Chami Ghizlane", "Prêt");
    await board.hasFocus("Chami Ghizlane");
    await person.toast("Chami Ghizlane\u00a0: Prêt");
    await board.undo();
    await board.isIn("Chami Ghizlane", "À faire");
    await expect.poll(async () => (await stored(tickets.todo.id)).status).toBe("todo");
    await board.focus("Filali Adil");
    await person.keys("Enter");
    await person.at(`/app/sav/${tickets.waiting.id}`);
    await person.page.goBack();
    await board.hasFocus("Filali Adil");
    await person.keys("i");
    await person.at(`/app/print/sav/${tickets.waiting.id}`);

    // A card returns to its column when the server refuses the move.
    await person.go("/app/atelier/sav");
    await board.ready();
    await board.drag("Chami Ghizlane", "Chez le fournisseur");
    person.forgive(/status of 400/);
    await board.isIn("Chami Ghizlane", "À faire");
    await board.drag("Tazi Youssef", "Prêt");
    await board.isIn("Tazi Youssef", "Prêt");
    person.clean();
  });
});

describe("the board of tickets", () => {
  it("the board is searched, filtered, opens a ticket by its number, and shows fifty cards of a column at first", async () => {
    const { person, board, shop, tickets } = await openBoard(desktop, "?q=filali");
    await expect.poll(() => person.page.getByRole("article").count()).toBe(1);
    await board.search.press("Enter");
    await person.at(`/app/sav/${tickets.waiting.id}`);
    await person.go("/app/atelier/sav");
    await board.ready();
    await person.field("Fournisseur").selectOption({ label: "Atlas Optic Lab" });
    await person.at(`/app/atelier/sav?fournisseur=${shop.supplier.id}`);
    await board.card("Tazi Youssef").waitFor({ state: "detached" });
    await board.card("Chraibi Houda").waitFor();
    await board.search.fill("personne");
    await person.seen("Aucun ticket trouvé");
    await person.press("Réinitialiser");
    await board.card("Tazi Youssef").waitFor();
    await board.search.fill(tickets.ready.number.toLowerCase());
    await board.search.press("Enter");
    await person.at(`/app/sav/${tickets.ready.id}`);

    const { id: client } = await shop.client({ name: "Bennis Omar" });
    for (let made = 0; made < 52; made += 1) await shop.ticket({ client, object: `Pièce ${made}` });
    await person.go("/app/atelier/sav");
    await person.seen("57 tickets en cours");
    const column = board.column("À faire");
    await expect.poll(() => column.getByRole("article").count()).toBe(50);
    await column.getByRole("button", { name: "et 4 autres" }).click();
    await expect.poll(() => column.getByRole("article").count()).toBe(54);
    await column.getByText("Pièce 51", { exact: true }).waitFor();
    person.clean();
  });

  it("a tablet shows the open columns of the shop and the supplier, and an address focuses the first late card", async () => {
    const { person, board } = await openBoard(tablet);
    expect(await board.openColumns()).toEqual(["À faire", "Chez le fournisseur", "Prêt"]);
    await board.foldedColumn("Attend l’accord").tap();
    await board.card("Filali Adil").waitFor();
    expect([...(await clippedTexts(person)), ...(await cutAmounts(person))]).toEqual([]);
    await expectNoOverflow(person);
    await person.goto("/app/atelier/sav?etat=retard");
    await board.hasFocus("Tazi Youssef");
    person.clean();
  });

  it("shows an error when loading fails, and its button loads again", async () => {
    const { person } = await scene.open(desktop, "/app/clients");
    const requests = await failRequests(person, "**/api/optique/services/board**");
    await person.go("/app/atelier/sav");
    await person.seen("Erreur lors du chargement du SAV");
    await requests.retry();
    await person.seen("Tazi Youssef");
  });
});

describe("the tabs of the workshop", () => {
  it("the board without a ticket shows how to begin; tabs appear with the first one, and lead from board to board", async () => {
    const { person, shop } = await workshop.open(desktop, "/app/atelier");
    const board = await new WorkshopBoard(person).ready();
    await expect
      .poll(() => person.page.getByRole("link", { name: "SAV", exact: true }).count())
      .toBe(0);
    await person.go("/app/atelier/sav");
    await person.seen("Aucun ticket en cours");
    await person.follow("Déposer des lunettes");
    await person.at("/app/sav/nouveau");
    await person.go("/app/atelier");
    await board.ready();
    const { id: client } = await shop.client({ name: "Alami Nadia" });
    const sent = { kind: "repair", client, object: "Monture noire" };
    await servicesOf(shop).putService(sent);
    await person.follow("SAV");
    await person.at("/app/atelier/sav");
    await new ServiceBoard(person).card("Alami Nadia").waitFor();
    await person.follow("Montages");
    await person.at("/app/atelier");
    await board.card("Tazi Youssef").waitFor();
    person.clean();
  });
});
