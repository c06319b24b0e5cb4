import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { freePort } from "#support/freePort.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(async () => ({}));

it("the setup on a network address asks for the code that the server printed", async () => {
  const port = await freePort();
  const env = { OPTIQUE_HTTP: `0.0.0.0:${port}` };
  const { person, server } = await scene.alone({ admin: null, port, env }).visit(desktop);
  const code = /setup\?code=(\w+)/.exec(server.output())?.[1] ?? "";
  const field = person.field("Code d’installation");
  await person.goto("/setup?code=faux");
  await field.waitFor();
  await person.field("Nom de la boutique").fill("Optique du Figuier");
  await person.field("Votre nom").fill("Samira M.");
  await person.field("Email").fill("samira@figuier.example");
  await person.field("Mot de passe").fill("motdepasse-1");
  await person.press("Créer ma boutique");
  await person.seen("Ce code n’est pas celui que le serveur a affiché");
  // The code is typed as a person reads it from another screen: in capitals and in groups.
  const groups = code.toUpperCase().match(/.{4}/g) ?? [];
  await field.fill(groups.join(" "));
  for (const [name, value] of [
    ["autocapitalize", "off"],
    ["autocorrect", "off"],
    ["spellcheck", "false"],
  ] as const)
    await expect.poll(() => field.getAttribute(name)).toBe(value);
  person.forgive(/400/);
  person.clean();
  await person.press("Créer ma boutique");
  await person.at("/app/demarrage");
});
