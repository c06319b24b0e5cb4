import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { phone, type Visit } from "#support/browser.ts";

/** Page models: the verbs of a person at the counter; each waits until what it did can be seen. */

export async function createShop(
  { page }: Visit,
  shop: { company: string; name: string; email: string; password: string },
) {
  await page.goto("/app");
  await page.waitForURL("**/setup");
  await page.getByLabel("Nom de la boutique").fill(shop.company);
  await page.getByLabel("Votre nom").fill(shop.name);
  await page.getByLabel("Email").fill(shop.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(shop.password);
  await page.getByLabel("Mot de passe", { exact: true }).press("Enter");
  await page.waitForURL("**/app");
  await page
    .getByRole("heading", { level: 1, name: "Tableau de bord" })
    .waitFor({ state: "attached" });
}

export async function signIn({ page }: Visit, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Opens a guarded page, signs in there, and waits until the page is what one was led back to. */
export async function enter(
  person: Visit,
  path: string,
  { email, password }: { email: string; password: string },
) {
  await person.page.goto(path);
  await signIn(person, email, password);
  await person.page.waitForFunction(() => !location.pathname.startsWith("/login"));
}

/** The server answers the first request of this kind to nobody: it did its work, and the connection broke. */
export async function loseAnswer({ page, forgive }: Visit, url: string): Promise<void> {
  forgive(/ERR_FAILED|status of 400|ClientResponseError/);
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/** Waits for a message and for its going. */
export async function expectToast({ page }: Visit, text: string | RegExp) {
  const toast = page.getByRole("region", { name: "Messages" }).getByText(text);
  await toast.waitFor();
}

/** The heading stays for screen readers on a phone, where the top bar shows the title; the tab may have its own. */
export async function expectTitle({ page }: Visit, title: string, company: string, tab = title) {
  await page.getByRole("heading", { level: 1, name: title }).waitFor({ state: "attached" });
  // The tab's title follows the heading by an effect, after the paint.
  await expect.poll(() => page.title()).toBe(`${tab} - ${company}`);
}

/** It is there, and on a phone large enough for a finger (web/README.md, Screens). */
export async function expectTarget({ page, screen }: Visit, name: string) {
  const box = await page.getByRole("link", { name }).filter({ visible: true }).boundingBox();
  const leastPx = screen === phone ? 44 : 24;
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(leastPx);
}

/** Whoever looks at the screen sees it, whole. */
export const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(seen);
  });

export async function expectNoOverflow({ page }: Visit) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );
}
