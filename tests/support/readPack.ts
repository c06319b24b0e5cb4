import papa from "papaparse";

import { type Centimes, toCentimes } from "#domain/core/money.ts";
import type { Shop } from "./shop.ts";
import { sharedServer } from "./startServer.ts";
import { type Unzipped, unzip } from "./unzip.ts";

/** Line of a file, by column name. */
export type Row = Readonly<Record<string, string>>;

/** Amount in the format of a French spreadsheet: digits, a comma, two decimals. */
export function amountOf(cell = ""): Centimes {
  if (cell === "") return 0 as Centimes;
  if (!/^-?\d+,\d\d$/.test(cell)) throw new Error(`'${cell}' is no amount`);
  return toCentimes(Number(cell.replace(",", ".")));
}

/** Lines of a file; throws unless a French spreadsheet can open it. */
export function rowsOf({ name, text }: Unzipped): Row[] {
  if (!text.startsWith("\ufeff") || !text.endsWith("\r\n")) throw new Error(`${name} has no form`);
  const { data, errors } = papa.parse(text.slice(1), { delimiter: ";" });
  const [head = [], ...rows] = data.slice(0, -1);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return rows.map((cells) => {
    if (cells.length !== head.length) throw new Error(`${name}: ${cells.join(";")}`);
    return Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ""]));
  });
}

/** Bytes of a period's pack, requested by the shop's user or with another token. */
export async function packBytes(
  shop: Pick<Shop, "token">,
  from: string,
  to: string,
): Promise<Buffer> {
  const { url } = await sharedServer();
  const answer = await fetch(`${url}/api/optique/books/pack?from=${from}&to=${to}`, {
    headers: { Authorization: shop.token },
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Lines of a pack's files, by file name without its ending; `about` is the text. */
export async function readPack(shop: Pick<Shop, "token">, from: string, to: string) {
  const files = unzip(await packBytes(shop, from, to));
  const tables = files.filter(({ name }) => name.endsWith(".csv"));
  const byName = new Map(tables.map((file) => [file.name.slice(0, -4), rowsOf(file)]));
  return {
    names: files.map(({ name }) => name),
    days: [...new Set(files.map(({ day }) => day))],
    texts: tables.map(({ text }) => text),
    about: files.find(({ name }) => name === "lisez-moi.txt")?.text ?? "",
    of: (name: string): Row[] => byName.get(name) ?? [],
  };
}

/** Sums of a column in centimes by name, without zero sums. */
export function sumsOf(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  column = "TTC",
): Record<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows)
    sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + amountOf(row[column]));
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort());
}
