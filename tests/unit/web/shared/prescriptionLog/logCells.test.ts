import { expect, it } from "vitest";
import type { PrescriptionLogRow } from "#domain/optics/prescriptionLog.ts";
import { writeCsv } from "#lib/texts/csv.ts";
import { logCells, logHeads } from "#shared/prescriptionLog/logCells.ts";

const row: PrescriptionLogRow = {
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

it("a row of the prescription log has a cell for each column head", () => {
  const heads = ["Date", "Client", "Prescripteur", "Source", "OD", "OG", "Vendu"];
  expect(logHeads(true)).toEqual(heads);
  expect(logHeads(false)).not.toContain("OD");
  expect(logCells(row, false)).toHaveLength(logHeads(false).length);
  expect(logCells(row, true)).toEqual([
    "01/11/2026",
    "Benali Aïcha",
    "Dr Alami",
    "Ordonnance médicale",
    row.right,
    "−1.00",
    "Oui",
  ]);
  expect(logCells({ ...bare, sold: false }, true).slice(2)).toEqual(["", "", "", "", "Non"]);
});

it("no cell of an exported prescription log can run as a formula in a spreadsheet", async () => {
  const written = { ...row, client_name: "=cmd()", prescriber: "@x" };
  expect(writeCsv(logHeads(true), [logCells(written, true)])).toBe(
    "\ufeffDate;Client;Prescripteur;Source;OD;OG;Vendu\r\n" +
      `01/11/2026;"'=cmd()";"'@x";Ordonnance médicale;"'${row.right}";−1.00;Oui\r\n`,
  );
});
