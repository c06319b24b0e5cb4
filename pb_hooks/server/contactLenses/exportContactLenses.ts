/** Sheets, rows and boxes in the export of a client (docs/rules-clients.md, Export). */
import type { PersonalExport } from "#server/engine/attached.ts";
import {
  findRecords,
  storedRecord,
  toPlainRecord,
} from "#server/platform/records/storedRecords.ts";

export const contactExport: PersonalExport = (app, client) => {
  const sheets = findRecords(
    app,
    "optique_contact_prescriptions",
    { client },
    "date ASC",
    "created ASC",
  );
  const rows = findRecords(app, "optique_contact_orders", { client }, "created ASC");
  const records = [...sheets, ...rows];
  if (records.length === 0) return { records };
  const nameOf = (of: "optique_products" | "optique_suppliers", id: string): string =>
    storedRecord(app, of, id)?.name ?? "";
  const contact_orders = rows.map((row) => ({
    ...toPlainRecord<"optique_contact_orders">(row),
    supplier_name: nameOf("optique_suppliers", row.getString("supplier")),
    boxes: findRecords(app, "optique_contact_boxes", { order: row.id }, "created ASC").map((box) =>
      toPlainRecord<"optique_contact_boxes">(box),
    ),
  }));
  const contact_prescriptions = sheets.map((sheet) => ({
    ...toPlainRecord<"optique_contact_prescriptions">(sheet),
    solution_name: nameOf("optique_products", sheet.getString("solution")),
  }));
  return { data: { contact_prescriptions, contact_orders }, records };
};
