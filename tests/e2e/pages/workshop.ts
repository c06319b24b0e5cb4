import type { Locator } from "playwright-core";
import { expect } from "vitest";

import { phone } from "#support/browser.ts";
import { ShopPage } from "./shopPage.ts";

type Point = { x: number; y: number };

async function middleOf(part: Locator): Promise<Point> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** The board of the workshop: its columns, side by side or behind the tabs of a phone, and its cards. */
export class WorkshopBoard extends ShopPage {
  static override readonly path: string = "/app/atelier";

  override async ready(): Promise<this> {
    await this.page.locator("[data-card]").first().waitFor();
    return this;
  }

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Client ou numéro" });
  }

  /** Card of a job. */
  card(client: string): Locator {
    return this.page.getByRole("article", { name: client, exact: true });
  }

  link(client: string): Locator {
    return this.card(client).locator("[data-card]");
  }

  column(name: string): Locator {
    return this.page.getByRole("region", { name, exact: true });
  }

  /** Shows a column: a phone has one at a time. */
  async show(column: string): Promise<void> {
    if (this.person.screen !== phone) return;
    await this.page.getByRole("tab", { name: new RegExp(`^${column}`) }).click();
  }

  /** Waits until a card is in a column, given by the name of its tab. */
  async isIn(client: string, column: string): Promise<void> {
    await this.show(column);
    await this.#column(column).getByRole("article", { name: client, exact: true }).waitFor();
  }

  /** The last column, by the name of its tab. */
  protected readonly last: string = "Livré";

  #column(tab: string): Locator {
    return this.column(tab === this.last ? `${tab} aujourd’hui` : tab);
  }

  /** Drags a card by the mouse, in steps as a hand does; an insertion line shows its place. */
  async drag(client: string, to: string): Promise<void> {
    const { mouse } = this.page;
    const [from, target] = [await middleOf(this.card(client)), await middleOf(this.#column(to))];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(target.x, target.y, { steps: 12 });
    await this.#line(to).waitFor();
    await mouse.up();
  }

  /** Drags a card by a finger that first rests on it; a folded column shows no line. */
  async dragByFinger(client: string, to: string, isFolded = false): Promise<void> {
    const touch = await this.page.context().newCDPSession(this.page);
    const [from, target] = [await middleOf(this.card(client)), await middleOf(this.#column(to))];
    const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [from]);
    await this.page.locator(".cursor-grabbing").waitFor();
    await send("touchMove", [target]);
    if (isFolded) await this.page.locator("section.bg-brand-soft").waitFor();
    else await this.#line(to).waitFor();
    await send("touchEnd", []);
  }

  #line(to: string): Locator {
    return this.#column(to).locator("[data-insertion]");
  }

  /** Text lines of a card. */
  async lines(client: string): Promise<string[]> {
    const text = await this.card(client).innerText();
    return text.replaceAll(/[\u202f\u00a0]/g, " ").split("\n");
  }

  /** Waits until the card has the focus. */
  async focus(client: string): Promise<void> {
    await this.link(client).focus();
  }

  async hasFocus(client: string): Promise<void> {
    await expect
      .poll(() => this.link(client).evaluate((link) => link === document.activeElement))
      .toBe(true);
  }

  /** Checks that Tab leads from card to card, once the answers to earlier moves are rendered. */
  async tabsTo(from: string, to: string): Promise<void> {
    await expect
      .poll(async () => {
        await this.focus(from);
        await this.person.keys("Tab");
        return this.link(to).evaluate((link) => link === document.activeElement);
      })
      .toBe(true);
  }

  /** Button of a card's next step, such as 'Marquer prêt'. */
  verb(client: string, state: string): Locator {
    const name = `Marquer ${state.toLowerCase()}, ${client}`;
    return this.card(client).getByRole("button", { name, exact: true });
  }

  /** Closed column of a tablet. */
  foldedColumn(name: string): Locator {
    return this.column(name).getByRole("button", { expanded: false });
  }

  /** Names of the open columns. */
  async openColumns(): Promise<string[]> {
    const columns = this.page.locator("[data-column]");
    return columns.evaluateAll((all) =>
      all.map((column) => column.getAttribute("aria-label") ?? ""),
    );
  }

  /** Moves a card to its next state: by the arrow, or by its button on a phone. */
  async next(client: string, state: string): Promise<void> {
    if (this.person.screen === phone) return this.verb(client, state).click();
    await this.focus(client);
    await this.person.keys("ArrowRight");
  }

  /** Uses a card action: by its key, or the menu. */
  async choose(client: string, word: string, key: string): Promise<void> {
    if (this.person.screen !== phone) {
      await this.focus(client);
      return this.person.keys(key);
    }
    await this.card(client)
      .getByRole("button", { name: `Actions, ${client}` })
      .click();
    await this.page.getByRole("menuitem", { name: word, exact: true }).click();
  }

  async undo(): Promise<void> {
    const messages = this.page.getByRole("region", { name: "Messages" });
    await messages.getByRole("button", { name: "Annuler" }).click();
  }

  async open(client: string): Promise<JobDialog> {
    await this.link(client).click();
    return new JobDialog(this.person, client).ready();
  }

  /** Scans a code of digits, wherever the focus is. Key times are 5 ms apart on any machine. */
  async scan(code: string): Promise<void> {
    const session = await this.person.context.newCDPSession(this.page);
    const start = Date.now() / 1000;
    const enter = { key: "Enter", code: "Enter", text: "\r", windowsVirtualKeyCode: 13 };
    const digits = Array.from(code, (key) => ({
      key,
      code: `Digit${key}`,
      text: key,
      windowsVirtualKeyCode: 48 + Number(key),
    }));
    for (const [index, { text, ...key }] of [...digits, enter].entries()) {
      const timestamp = start + index * 0.005;
      await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp, ...key });
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp, ...key });
    }
    await session.detach();
  }

  /** Question before unpaid glasses are handed over. */
  get handOver(): Locator {
    return this.page.getByRole("dialog", { name: "Livrer avec un reste à payer" });
  }

  async answerHandOver(answer: "Livrer sans encaisser" | "Annuler" | "Encaisser"): Promise<void> {
    // Presses the first button of this name, because a toast after it may have another.
    await this.handOver.getByRole("button", { name: answer, exact: true }).first().click();
    await this.handOver.waitFor({ state: "detached" });
  }

  /** Opened WhatsApp conversation and its text. */
  async conversation(open: () => Promise<void>): Promise<string> {
    await this.person.context.route("https://wa.me/**", (route) =>
      route.fulfill({ body: "", contentType: "text/html" }),
    );
    const [conversation] = await Promise.all([this.person.context.waitForEvent("page"), open()]);
    await conversation.waitForURL(/wa\.me/);
    const url = decodeURIComponent(conversation.url());
    await conversation.close();
    return url;
  }
}

/** Dialog of a card. */
export class JobDialog extends ShopPage {
  readonly #client: string;

  constructor(person: ShopPage["person"], client: string) {
    super(person);
    this.#client = client;
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: this.#client, exact: true });
  }

  override async ready(): Promise<this> {
    await this.dialog.waitFor();
    return this;
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  wayTo(name: string): Promise<string | null> {
    return this.dialog.getByRole("link", { name, exact: true }).getAttribute("href");
  }

  async gone(): Promise<void> {
    await this.dialog.waitFor({ state: "detached" });
  }

  /** Saves the values, and waits until the dialog closes. */
  async saved(): Promise<void> {
    await this.person.toast("Montage enregistré");
    await this.gone();
  }

  async text(): Promise<string> {
    return (await this.dialog.innerText()).replaceAll(/[\u202f\u00a0]/g, " ");
  }
}
