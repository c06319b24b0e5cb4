import { stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(emptyShop);

describe("damaged data", () => {
  it("damaged data is reported above every page and in the backups panel until repaired", async () => {
    const { person, shop, server, enter } = await scene.alone().visit(desktop);
    const runs = async (cron: string) =>
      expect((await shop.sendAsAdmin("POST", `/api/crons/${cron}`)).status).toBe(204);
    const backUp = async (name: string) =>
      expect((await shop.sendAsAdmin("POST", "/api/backups", { name })).status).toBe(204);
    const health = "/api/optique/health";
    const problems = async () =>
      (await shop.send<{ problems: string[] }>("GET", health)).body.problems.length;

    const at = "2026-11-21T08:00:00.000Z";
    const file = join(server.dataDir, "optique_health.json");
    await writeFile(file, JSON.stringify({ check: { at, problem: "row 3 missing" } }));
    await backUp("night.zip");
    const archive = join(server.dataDir, "backups/night.zip");
    await truncate(archive, Math.floor((await stat(archive)).size / 2));
    await runs("optique_rehearsal");
    await expect.poll(problems).toBe(2);

    await enter("/app");
    await person.seen(/La base de données est endommagée/);
    await person.seen(/La dernière sauvegarde ne peut pas être restaurée/);
    await person.seen("Sauvegarde à vérifier");
    await person.gone(/^Sauvegardé /);
    // On a phone the notice is in the drawer.
    await person.page.setViewportSize({ width: phone.width, height: phone.height });
    await person.seen(/La base de données est endommagée/);
    await person.press("Ouvrir le menu");
    await person.seen("Sauvegarde à vérifier");
    await person.keys("Escape");
    await expectNoOverflow(person);
    await person.page.setViewportSize({ width: desktop.width, height: desktop.height });
    await person.goto("/app/clients");
    await person.seen(/La base de données est endommagée/);
    const alert = person.page.getByRole("alert").first();
    await alert.getByRole("link", { name: "Mon Entreprise" }).click();
    await person.title("Mon Entreprise");
    await person.seen(/^Essai de restauration.*le fichier est incomplet/, /\d\d:\d\d manuelle$/);
    await person.accessible();
    const step = person.page.getByRole("link", { name: "dans l’administration" });
    await expect.poll(() => step.getAttribute("href")).toBe("/_/#/settings/backups");
    person.clean();

    await runs("optique_check");
    await expect.poll(problems).toBe(1);
    await person.goto("/app/clients");
    await person.seen(/La dernière sauvegarde ne peut pas être restaurée/);
    await person.gone(/La base de données est endommagée/);
  });
});
