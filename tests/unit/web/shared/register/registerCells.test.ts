import { expect, it } from "vitest";
import type { RegisterRow } from "#domain/optics/register.ts";
import { writeCsv } from "#lib/texts/csv.ts";
import { registerCells, registerHeads } from "#shared/register/registerCells.ts";

const row: RegisterRow = {
  id: "p",
  date: "2026-11-01",
  client: "c",
  client_name: "Benali Aïcha",
  prescriber: "Dr Alami",
  source: "medical",
  right: "+1.00 (−0.50) 90° add +2.00 · 2.00\u00a0Δ base interne",
  left: "−1.00",
  sold: true,
};
const bare = { ...row, client_name: "", prescriber: "", source: "" as const, right: "", left: "" };

it("a row of the register has a cell for each head", () => {
  const heads = ["Date", "Client", "Prescripteur", "Source", "OD", "OG", "Vendu"];
  expect(registerHeads(true)).toEqual(heads);
  expect(registerHeads(false)).not.toContain("OD");
  expect(registerCells(row, false)).toHaveLength(registerHeads(false).length);
  expect(registerCells(row, true)).toEqual([
    "01/11/2026",
    "Benali Aïcha",
    "Dr Alami",
    "Ordonnance médicale",
    row.right,
    "−1.00",
    "Oui",
  ]);
  expect(registerCells({ ...bare, sold: false }, true).slice(2)).toEqual(["", "", "", "", "Non"]);
});

it("runs no cell as a formula in a spreadsheet", async () => {
  const written = { ...row, client_name: "=cmd()", prescriber: "@x" };
  expect(await writeCsv(registerHeads(true), [registerCells(written, true)])).toBe(
    "\ufeffDate;Client;Prescripteur;Source;OD;OG;Vendu\r\n" +
      `01/11/2026;"'=cmd()";"'@x";Ordonnance médicale;"'${row.right}";−1.00;Oui\r\n`,
  );
});
