import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, screens, type Visit, visit } from "#support/browser.ts";
import { freePort, type Server, startServer } from "#support/startServer.ts";

let server: Server;
let person: Visit;
afterEach(async () => {
  await person.close();
  await server.stop();
});
afterAll(closeBrowser);

describe.each(screens)("the first run on a network address at $name", (screen) => {
  it("asks for the code that the server printed, which its link brings along", async () => {
    const port = await freePort();
    server = await startServer({ admin: null, port, env: { OPTIQUE_HTTP: `0.0.0.0:${port}` } });
    const code = /setup\?code=(\w+)/.exec(server.output())?.[1] ?? "";
    person = await visit(server.url, screen);
    const { page } = person;
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await page.goto(`${server.url}/setup?code=faux`);
    await field("Code d’installation").waitFor();
    await field("Nom de la boutique").fill("Optique du Figuier");
    await field("Votre nom").fill("Samira M.");
    await field("Email").fill("samira@figuier.example");
    await field("Mot de passe").fill("motdepasse-1");
    await page.getByRole("button", { name: "Créer ma boutique" }).click();
    await page.getByText("Ce code n’est pas celui que le serveur a affiché").waitFor();
    // As it is copied by hand from another screen: in capitals and groups.
    const groups = code.toUpperCase().match(/.{4}/g) ?? [];
    await field("Code d’installation").fill(groups.join(" "));
    for (const [name, value] of [
      ["autocapitalize", "off"],
      ["autocorrect", "off"],
      ["spellcheck", "false"],
    ])
      expect(await field("Code d’installation").getAttribute(name ?? "")).toBe(value);
    person.forgive(/400/);
    await person.expectClean();
    await page.getByRole("button", { name: "Créer ma boutique" }).click();
    await page.waitForURL("**/app");
  });
});
