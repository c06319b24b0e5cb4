import { addDays, today } from "#domain/core/days/days.ts";
import { fillShop, saveReceipt } from "./filledShop.ts";
import { expectOk, line, newId, payment } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** Filled shop with one record of each deletable kind, and a row in each list. */
export async function deletableShop(server: Server) {
  const filled = await fillShop(server);
  const { shop, frame } = filled;
  const supplier = await shop.create("optique_suppliers", {
    name: "Atelier Atlas",
    phone: "0522000000",
  });
  const receipt = await saveReceipt(shop, supplier, frame);
  const adjustment = newId();
  const counted = {
    adjustment_number: "AJ-20261120-001",
    date: "2026-11-20",
    reason: "theft",
    notes: "",
    items: [{ id: newId(), product: frame.id, quantity: -1, notes: "" }],
  };
  expectOk(await shop.send("PUT", `/api/optique/adjustments/${adjustment}`, counted));
  // Creates records without documents, because a record that documents name is refused without the question.
  await shop.client({ name: "Idrissi Youssef", phone: "0612345679" });
  await shop.create("optique_suppliers", { name: "Optilab", phone: "0522000001" });
  await shop.product({ name: "Étui rigide", reference: "ETUI", type: "accessory" });
  const reminded = await shop.client({ name: "Amrani Khadija", phone: "0600000005" });
  await shop.savePrescription(newId(), {
    client: reminded.id,
    date: addDays(today(), -400),
    right_sphere: 1,
    notes: "",
    invoice: {
      id: newId(),
      items: [line(frame.id, 1, 850)],
      payments: [
        payment(500, {
          payment_method: "check",
          due_on: addDays(today(), 1),
          reference: "4471820",
        }),
      ],
    },
  });
  return { ...filled, supplier, receipt, adjustment };
}

export type DeletableShop = Awaited<ReturnType<typeof deletableShop>>;
