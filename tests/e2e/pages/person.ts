import { readFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { keysAreHeard } from "./palette.ts";
import { desktop, phone, type Screen, type Visit } from "#support/browser.ts";

/** Text or pattern that identifies a page. */
export type Name = string | RegExp;

type Title = { tab?: string; company?: string };

/** A person at a screen, with the actions that every page has. Actions of one page are in its page model. */
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

  /** Goes to an address of the application like a link, which costs half of a load. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((to) => window.history.pushState(null, "", to), path);
  }

  /** `go` to another screen; waits until the former one is gone. */
  async turn(path: string): Promise<void> {
    const heading = this.page.locator("main h1");
    await heading.first().waitFor({ state: "attached" });
    await heading.evaluateAll((all) => all.forEach((one) => one.setAttribute("data-left", "")));
    await this.go(path);
    await this.page.locator("[data-left]").first().waitFor({ state: "detached" });
    await heading.first().waitFor({ state: "attached" });
  }

  /** Waits for an address: path and query, exact or as a pattern. */
  async at(address: Name): Promise<void> {
    await this.page.waitForURL(({ pathname, search }) =>
      typeof address === "string" ? pathname + search === address : address.test(pathname + search),
    );
  }

  /** Waits until each text is visible. */
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

  /** Uses a row action: by its icon, or in the row's menu. */
  async act(label: Name): Promise<void> {
    if (this.screen === desktop) {
      const row = this.page.locator("[data-row]");
      const named = { name: label, exact: true };
      const icon = shown(row.getByRole("link", named).or(row.getByRole("button", named)));
      await row
        .getByRole("button", { name: /^Actions/ })
        .first()
        .waitFor();
      if (await icon.count()) return icon.click();
    }
    await (await this.rowMenu(label)).click();
  }

  /** Uses an action of the first payment. */
  async actOnPayment(label: Name): Promise<void> {
    await this.page.locator("main :is(td, li) button[aria-haspopup=menu]").first().click();
    await this.page.getByRole("menuitem", { name: label }).click();
  }

  /** Starts the deletion of the record: by its button or the header's menu. */
  async askToRemove(): Promise<void> {
    if (this.screen === desktop) return this.press("Supprimer");
    await (await this.#ofHeader("Supprimer")).click();
  }

  /** Exports the list: by its button or the header's menu. */
  async export({ isFolded = this.screen === phone } = {}): Promise<{ name: string; text: string }> {
    if (!isFolded) return this.download(() => this.press("Exporter"));
    const item = await this.#ofHeader("Exporter");
    return this.download(() => item.click());
  }

  /** Chooses an action in the header's menu. */
  async actOnPage(name: string): Promise<void> {
    await (await this.#ofHeader(name)).click();
  }

  /** Opens the header's menu and returns its items. */
  async #ofHeader(name: string): Promise<Locator> {
    await this.page
      .locator("main header")
      .getByRole("button", { name: /^Actions, / })
      .click();
    return this.page.getByRole("menuitem", { name, exact: true });
  }

  /** Opens the row menu that has this item, and returns the item. */
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

  /** Menus of the rows with this text, because an action's name ends with its record. */
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

  /**
   * Presses H once its handler has loaded, and 60 ms after any other key, because faster letters would be a scanner's.
   */
  async hideAmounts(key: "h" | "H"): Promise<void> {
    await keysAreHeard(this);
    const last = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((since) => performance.now() > since + 60, last);
    await this.keys(key);
    await this.#text("Montants masqués").waitFor();
  }

  /** Scrolls to the top, because axe reports controls below a phone's bars as too small. */
  async toTop(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 0));
  }

  /** Waits for a toast that this test has not seen yet, and closes the older ones, which follow it in the page. */
  async toast(text: Name): Promise<void> {
    const cards = this.#messages.locator("> *:not([data-seen])");
    const awaited = cards.filter({ has: this.page.getByText(text) });
    const isShown = () =>
      awaited.evaluateAll((all) => {
        for (const card of all) {
          card.setAttribute("data-seen", "");
          for (const cross of card.parentElement?.querySelectorAll<HTMLElement>(
            "[data-seen] ~ * button:last-of-type",
          ) ?? [])
            cross.click();
        }
        return all.length > 0;
      });
    await expect.poll(isShown, { message: String(text) }).toBe(true);
  }

  async closeToast(): Promise<void> {
    await this.#messages.getByRole("button").first().click();
  }

  /** Checks the heading (for screen readers on a phone) and the tab's title. */
  async title(heading: string, { tab = heading, company = "Optique du Figuier" }: Title = {}) {
    const name = this.page.getByRole("heading", { level: 1, name: heading });
    await name.waitFor({ state: "attached" });
    // The tab's title is set by an effect, after the paint.
    await expect.poll(() => this.page.title()).toBe(`${tab} - ${company}`);
  }

  async heading(name: Name): Promise<void> {
    await this.page.getByRole("heading", { level: 1, name }).waitFor();
  }

  /** Fails on console errors, policy violations and other origins. */
  clean(): void {
    this.#visit.expectClean();
  }

  /** Fails on accessibility violations of the page, once it has its heading. */
  async accessible(): Promise<void> {
    await this.page.locator("h1").first().waitFor({ state: "attached" });
    await this.#visit.expectAccessible();
  }

  /** Accessibility violations of the page, or of the last match of a selector, one line each. */
  violations(within?: string): Promise<string[]> {
    return this.#visit.violations(within);
  }

  /** Complaints (errors, violations) so far. */
  get complaints(): readonly string[] {
    return this.#visit.complaints;
  }

  /** Complaints that the test does not provoke. */
  get unforgiven(): readonly string[] {
    return this.#visit.unforgiven();
  }

  /** Ignores complaints that the test provokes. */
  forgive(pattern: RegExp): void {
    this.#visit.forgive(pattern);
  }

  /** Text and name of the file that an action downloads. */
  async download(act: () => Promise<void>): Promise<{ name: string; text: string }> {
    const [file] = await Promise.all([this.page.waitForEvent("download"), act()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  }

  /** Reloads the page and accepts the browser's question. */
  async reload(): Promise<void> {
    const accept = (question: { accept: () => Promise<void> }) => void question.accept();
    this.page.on("dialog", accept);
    await this.page.reload();
    this.page.off("dialog", accept);
  }

  /** Opens another tab with the same session. */
  async newTab(): Promise<Person> {
    return new Person({ ...this.#visit, page: await this.context.newPage() });
  }

  /** Answers the question about unsaved changes. */
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

/** First visible match, because some texts exist twice, each shown at one width. */
export const shown = (locator: Locator): Locator => locator.filter({ visible: true }).first();
