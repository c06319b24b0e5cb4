import { describe, expect, it } from "vitest";

import { desktop, phone, type Screen } from "#support/browser.ts";
import { shopWithDueReminders } from "#support/filledShop.ts";
import { failRequests } from "./pages/network.ts";
import { RemindersPage } from "./pages/reminders.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(shopWithDueReminders);
const khadija = "Amrani Khadija";
const rachid = "Mansouri Rachid";

async function openList(screen: Screen) {
  const { person, enter } = await scene.visit(screen);
  // WhatsApp is another origin, so its page is not loaded.
  await person.context.route("https://wa.me/**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<title>wa.me</title>" }),
  );
  await enter("/app/prescriptions/reminders");
  return { person, list: new RemindersPage(person) };
}

describe("the reminders on a phone", () => {
  it("list the clients who are due, mark those without a usable number, and remove those with a prepared message", async () => {
    const { person, list } = await openList(phone);
    await person.title("Rappels de prescriptions");
    await person.seen("3 clients dont la dernière prescription a plus d’un an");
    await person.seen("04/10/25", "Pas de téléphone", "voir sa fille", "Numéro non valable");
    person.clean();
    await expect.poll(() => list.sendButton(rachid).isDisabled()).toBe(true);
    await expect.poll(() => list.sendButton("Saidi Mehdi").isDisabled()).toBe(true);
    const message = await list.send(khadija);
    expect(message.origin + message.pathname).toBe("https://wa.me/212600000005");
    expect(message.searchParams.get("text")).toMatch(
      /Amrani Khadija.*04\/10\/2025.*Votre opticien$/,
    );
    await list.hasNot(khadija);
    await person.seen("2 clients dont la dernière prescription a plus d’un an");
    // After a reload the client is listed again, last.
    await person.reload();
    await list.sendButton(khadija).waitFor();
    await person.seen(/Préparé le \d\d\/\d\d\/\d\d/);
    await list.search("khadija");
    await list.hasNot(rachid);
    await list.search("personne");
    await person.seen("Aucun rappel à envoyer");
    person.clean();
  });
});

describe("reminders that fail to load", () => {
  it("show an error, load again by their button, and keep a client whose WhatsApp window did not open", async () => {
    const { person, list } = await openList(desktop);
    await person.seen(khadija);
    const failure = await failRequests(person, "**/api/optique/lists/reminders*");
    await person.reload();
    await person.toast("Erreur lors du chargement des rappels");
    person.clean();
    await failure.retry();
    await person.seen(khadija);
    // The browser opens no window, and the client stays in the list.
    await person.page.evaluate(() => {
      window.open = () => null;
    });
    await list.sendButton(khadija).click();
    await person.toast(/Erreur lors de l'envoi du rappel/);
    await person.seen(khadija);
    // A window that closes again counts as a prepared message, not as a sent one.
    await person.page.evaluate(() => {
      window.open = () => ({ closed: true }) as Window;
    });
    await list.sendButton(khadija).click();
    await person.toast(/Rappel préparé/);
    await person.seen(khadija, /Préparé le/);
  });
});
