import { expect } from "vitest";

import { pdfPages } from "#support/pdf.ts";
import type { Person } from "./person.ts";
import { ShopPage } from "./shopPage.ts";

/** Counts the openings of the print dialog from the next page on. */
export async function countPrints({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = String(
        Number(document.documentElement.dataset["printed"] ?? 0) + 1,
      );
    };
  });
}

/** A print page; call `countPrints` before. */
export class PrintPage extends ShopPage {
  static override readonly path = "/app/invoices/print/";

  printed(): Promise<number> {
    return this.page.evaluate(() => Number(document.documentElement.dataset["printed"] ?? 0));
  }

  async choose(format: "A4" | "A5" | "Ticket 80 mm"): Promise<void> {
    await this.person.press(format);
  }

  async print(): Promise<void> {
    await this.person.press("Imprimer");
  }

  async goBack(): Promise<void> {
    await this.person.follow("Retour");
  }

  /** Texts that overflow the margins of the paper. */
  async textsBeyond(format: Parameters<PrintPage["choose"]>[0] | null): Promise<string[]> {
    if (format) await this.choose(format);
    const sheet = this.page.locator("main .sheet");
    await sheet.waitFor();
    return sheet.evaluate((paper) => {
      const { paddingRight } = getComputedStyle(paper);
      const end = paper.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      const walker = document.createTreeWalker(paper, NodeFilter.SHOW_TEXT);
      const beyond: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const right = Math.max(0, ...[...range.getClientRects()].map((box) => box.right));
        if (right > end + 1) beyond.push(`${Math.round(right - end)} px: ${text.textContent}`);
      }
      return beyond;
    });
  }

  /** Number of printed pages. An invoice prints by itself once font and logo have loaded. */
  async pagesOn(format: Parameters<PrintPage["choose"]>[0]) {
    await expect.poll(() => this.printed()).toBe(1);
    await this.choose(format);
    await this.page.evaluate(() => document.fonts.ready);
    return pdfPages(await this.page.pdf({ preferCSSPageSize: true }));
  }
}
