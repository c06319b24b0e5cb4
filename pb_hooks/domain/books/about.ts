/** Writes `lisez-moi.txt`: shop, period, totals, differences, what each file is (docs/rules-books.md, Files). */
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { Period } from "#domain/core/days/period.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { AccountPlace } from "./accounts.ts";
import type { BooksFigures } from "./booksAnswers.ts";
import { aboutTexts, accountName, fileSentences } from "./about.strings.ts";
import { fileNames, type PackFile } from "./books.strings.ts";
import type { Difference } from "./differences.ts";

export type AboutShop = { name: string; address: string; if: string; ice: string };

type About = Period & {
  shop: AboutShop;
  figures: BooksFigures;
  differences: readonly Difference[];
  files: readonly PackFile[];
  /** Accounts that the entries lack; the file of entries is then absent. */
  missing: readonly AccountPlace[];
};

const money = (dirhams: number): string => formatMoney(toCentimes(dirhams));

/** Title and lines of a section. An empty section shows the sentence `none`, or is left out without one. */
const part = (title: string, lines: readonly string[], none = ""): string[] =>
  lines.length === 0 && none === "" ? [] : ["", title, ...(lines.length > 0 ? lines : [none])];

function totals({ sales, takings, purchases, payments, stamp, stock, ...vat }: BooksFigures) {
  const { totals: text } = aboutTexts;
  const rates = (name: (rate: number) => string, sums: BooksFigures["invoiced"]) =>
    sums.map(({ rate, ht, vat: tva }) => `${name(rate)}${money(ht)} + ${money(tva)}`);
  return [
    text.sales(sales.invoices, sales.credits) + money(sales.total),
    ...rates(text.invoiced, vat.invoiced),
    text.takings + money(takings.total),
    ...rates(text.collected, vat.collected),
    text.purchases(purchases.bills, purchases.credits) + money(purchases.total),
    text.payments + money(payments.total),
    text.stamp + money(stamp.duty),
    text.stock(stock.quantity) + money(stock.value),
  ];
}

/** Text of the file, with CRLF line ends; the same data always give the same text. */
export function aboutText({ shop, from, to, figures, differences, files, missing }: About): string {
  const lines = [
    aboutTexts.title,
    shop.name,
    ...[shop.address, shop.if && `IF ${shop.if}`, shop.ice && `ICE ${shop.ice}`].filter(Boolean),
    aboutTexts.period(formatDay(from), formatDay(to)),
    ...part(aboutTexts.totalsTitle, totals(figures)),
    ...part(
      aboutTexts.differencesTitle,
      differences.map(({ message }) => `- ${message}.`),
      aboutTexts.noDifference,
    ),
    ...part(
      aboutTexts.filesTitle,
      files.map((file) => `- ${fileNames[file]}\u00a0: ${fileSentences[file]}`),
    ),
    ...part(
      aboutTexts.missingTitle,
      missing.map((place) => `- ${accountName(place)}`),
    ),
  ];
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
