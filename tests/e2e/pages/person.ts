import { readFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { keysAreHeard } from "./palette.ts";
import { desktop, phone, type Screen, type Visit } from "#support/browser.ts";

/** What a page is known by: its words, or a pattern of them. */
export type Name = string | RegExp;

type Title = { tab?: string; company?: string };

/** Someone in front of a screen: what one does and sees on every page. The verbs of one page are in its own model. */
export class Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly screen: Screen;
  readonly #visit: Visit;

  constructor(visit: Visit) {
    this.page = visit.page;
    this.context = visit.context;
    this.screen = visit.screen;
    this.#visit = visit;
  }

  get origin(): string {
    return this.#visit.origin;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Waits for an address: the path with what follows '?', whole or by a pattern. */
  async at(address: Name): Promise<void> {
    await this.page.waitForURL(({ pathname, search }) =>
      typeof address === "string" ? pathname + search === address : address.test(pathname + search),
    );
  }

  /** Waits until each text can be seen. */
  async seen(...texts: Name[]): Promise<void> {
    for (const text of texts) await this.#text(text).waitFor();
  }

  async gone(text: Name): Promise<void> {
    await this.#text(text).waitFor({ state: "detached" });
  }

  button(name: Name): Locator {
    return shown(this.page.getByRole("button", { name, exact: true }));
  }

  link(name: Name): Locator {
    return shown(this.page.getByRole("link", { name, exact: true }));
  }

  field(label: Name): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async press(button: Name): Promise<void> {
    await this.button(button).click();
  }

  async follow(link: Name): Promise<void> {
    await this.link(link).click();
  }

  /** Does something with a row of a list: by its icon, or from its menu where the row has no room for icons. */
  async act(label: Name): Promise<void> {
    if (this.screen === desktop) {
      const row = this.page.locator("[data-row]");
      const named = { name: label, exact: true };
      await shown(row.getByRole("link", named).or(row.getByRole("button", named))).click();
      return;
    }
    await (await this.rowMenu(label)).click();
  }

  /** Does something with the first payment of an invoice. */
  async actOnPayment(label: Name): Promise<void> {
    await this.page.locator("main :is(td, li) button[aria-haspopup=menu]").first().click();
    await this.page.getByRole("menuitem", { name: label }).click();
  }

  /** Asks to delete the record in view: by its button, or from its menu where the header has no room for it. */
  async askToRemove(): Promise<void> {
    if (this.screen === desktop) return this.press("Supprimer");
    await (await this.#ofHeader("Supprimer")).click();
  }

  /** Saves the list in view as a file: on a phone, and where it is folded, from the menu of the header. */
  async export({ isFolded = this.screen === phone } = {}): Promise<{ name: string; text: string }> {
    if (!isFolded) return this.download(() => this.press("Exporter"));
    const item = await this.#ofHeader("Exporter");
    return this.download(() => item.click());
  }

  /** Opens the menu of the page's header, and gives what it offers. */
  async #ofHeader(name: string): Promise<Locator> {
    await this.page
      .locator("main header")
      .getByRole("button", { name: /^Actions, / })
      .click();
    return this.page.getByRole("menuitem", { name, exact: true });
  }

  /** Opens the menu of the row that offers this, and gives it. */
  async rowMenu(label: Name): Promise<Locator> {
    const menus = this.page.locator("[data-row] button[aria-haspopup=menu]");
    const item = this.page.getByRole("menuitem", { name: label, exact: true });
    for (const menu of await this.#menusFor(menus, label)) {
      await menu.click();
      await this.page.getByRole("menu").waitFor();
      if ((await item.count()) > 0) return item;
      await this.page.keyboard.press("Escape");
      await this.page.getByRole("menu").waitFor({ state: "detached" });
    }
    throw new Error(`No row offers ${label}`);
  }

  /** Those of the rows that it may be about: an action ends with the name of its record. */
  async #menusFor(menus: Locator, label: Name): Promise<Locator[]> {
    await menus.first().waitFor();
    if (typeof label !== "string") return menus.all();
    const placeOf = async () =>
      (await menus.evaluateAll((all) => all.map((menu) => menu.ariaLabel ?? ""))).findIndex(
        (name) => label.endsWith(name.replace("Actions, ", "")),
      );
    await expect.poll(placeOf, { message: label }).not.toBe(-1);
    return [menus.nth(await placeOf())];
  }

  async openTab(name: Name): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async keys(...names: string[]): Promise<void> {
    for (const name of names) await this.page.keyboard.press(name);
  }

  /** The key is heard once its code is there, and alone: letters that come within 60 ms are a scanner's. */
  async hideAmounts(key: "h" | "H"): Promise<void> {
    await keysAreHeard(this);
    const last = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((since) => performance.now() > since + 60, last);
    await this.keys(key);
    await this.#text("Montants masqués").waitFor();
  }

  /** What a phone's bars cover in part is too small for axe: at the top of the page that is always the same. */
  async toTop(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 0));
  }

  /** Waits for a message. One is shown at a time, for seconds: those before it are closed. */
  async toast(text: Name): Promise<void> {
    const message = this.#messages.getByText(text);
    const others = this.#messages.locator("> *").filter({ hasNot: this.page.getByText(text) });
    const crosses = others.getByRole("button", { name: "Fermer" });
    const isShown = async () => {
      // A card that has gone meanwhile hears nothing of it: each message has a card of its own.
      await crosses.evaluateAll((all) => all.forEach((cross) => (cross as HTMLElement).click()));
      return message.isVisible();
    };
    await expect.poll(isShown, { message: String(text), timeout: 15_000 }).toBe(true);
  }

  async closeToast(): Promise<void> {
    await this.#messages.getByRole("button").click();
  }

  /** The heading stays for screen readers on a phone, where the top bar shows the title; the tab may have its own. */
  async title(heading: string, { tab = heading, company = "Optique du Figuier" }: Title = {}) {
    const name = this.page.getByRole("heading", { level: 1, name: heading });
    await name.waitFor({ state: "attached" });
    // The tab's title follows the heading by an effect, after the paint.
    await expect.poll(() => this.page.title()).toBe(`${tab} - ${company}`);
  }

  async heading(name: Name): Promise<void> {
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  /** No error in the console, no violation of the policy, no other origin asked. */
  clean(): void {
    this.#visit.expectClean();
  }

  /** Nothing for axe to find on the page in view. */
  accessible(): Promise<void> {
    return this.#visit.expectAccessible();
  }

  /** What `accessible` would refuse, a line each. */
  violations(): Promise<string[]> {
    return this.#visit.violations();
  }

  /** What `clean` would refuse, so far. */
  get complaints(): readonly string[] {
    return this.#visit.complaints;
  }

  /** Those of them that the test does not provoke. */
  get unforgiven(): readonly string[] {
    return this.#visit.unforgiven();
  }

  /** Complaints that the test provokes. */
  forgive(pattern: RegExp): void {
    this.#visit.forgive(pattern);
  }

  /** The file that is saved by what is done. */
  async download(act: () => Promise<void>): Promise<{ name: string; text: string }> {
    const started = this.page.waitForEvent("download");
    await act();
    const file = await started;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  }

  /** Loads the page again, and leaves what was typed when the browser asks. */
  async reload(): Promise<void> {
    const accept = (question: { accept: () => Promise<void> }) => void question.accept();
    this.page.on("dialog", accept);
    await this.page.reload();
    this.page.off("dialog", accept);
  }

  /** Another tab of the same browser: the same session. */
  async newTab(): Promise<Person> {
    return new Person({ ...this.#visit, page: await this.context.newPage() });
  }

  /** Answers our question before unsaved work is left. */
  async stay(): Promise<void> {
    await this.#leaving.getByRole("button", { name: "Rester" }).click();
    await this.#leaving.waitFor({ state: "detached" });
  }

  async leaveUnsaved(): Promise<void> {
    await this.#leaving.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await this.#leaving.waitFor({ state: "detached" });
  }

  #text(text: Name): Locator {
    return shown(this.page.getByText(text));
  }

  get #leaving(): Locator {
    return this.page.getByRole("dialog", { name: "Quitter sans enregistrer" });
  }

  get #messages(): Locator {
    return this.page.getByRole("region", { name: "Messages" });
  }
}

/** The first that can be seen: what stands twice in a page is shown once at each width. */
export const shown = (locator: Locator): Locator => locator.filter({ visible: true }).first();
