import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { PrescriptionLog } from "#domain/optics/prescriptionLog.ts";
import type { Company } from "#domain/core/records.ts";
import { PrescriptionLogSheet } from "#features/prints/prescriptionLog/PrescriptionLogSheet.tsx";

const company = { id: "", name: "Optique du Port", logo: "", ice: "001234567000089" } as Company;
const days = "Du 01/11/2026 au 30/11/2026";
const row = {
  id: "p",
  date: "2026-11-01",
  client: "c",
  client_name: "Benali Aïcha",
  prescriber: "",
  source: "refraction",
  right: "+1.00",
  left: "",
  sold: false,
} as const;
const show = (rows: PrescriptionLog["rows"]) => {
  const log = { from: "2026-11-01", to: "2026-11-30", rows } as PrescriptionLog;
  render(<PrescriptionLogSheet log={log} days={days} company={company} hasEyes />);
  return document.body.textContent;
};
afterEach(cleanup);

it("the printed prescription log has the shop, the period, the number of rows, and the rows", () => {
  const text = show([row, { ...row, id: "q", sold: true }]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Registre des ordonnances");
  for (const part of ["Optique du Port", days, "2 ordonnances", "001234567000089"])
    expect(text).toContain(part);
  const cells = screen
    .getAllByRole("row")
    .map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ["Date", "Client", "Prescripteur", "Source", "OD", "OG", "Vendu"],
    ["01/11/2026", "Benali Aïcha", "-", "Réfraction", "+1.00", "-", "Non"],
    ["01/11/2026", "Benali Aïcha", "-", "Réfraction", "+1.00", "-", "Oui"],
  ]);
  expect(document.querySelectorAll("col")).toHaveLength(7);
});

it("an empty printed prescription log has a sentence in place of the table", () => {
  expect(show([])).toContain("Aucune ordonnance sur la période");
  expect(screen.queryByRole("table")).toBeNull();
});
