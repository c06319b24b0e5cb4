import { expectOk, line, newId, type Shop } from "#support/shop.ts";

/** Sells boxes of contact lenses, scans them in and credits one; records the answered acts. */
export async function openWearing(
  shop: Shop,
  idsOf: (collection: string, condition?: string) => Promise<string[]>,
) {
  const client = (await shop.client({ name: "Alaoui Zineb" })).id;
  const product = await shop.product({
    name: "Mensuelle",
    type: "contact_lens",
    wear: "monthly",
    box_size: 6,
    made_to_order: true,
    stock: 0,
  });
  const lens = { bc: 8.6, dia: 14.2, sphere: -2 };
  const sheet = newId();
  const worn = { client, date: "2026-11-21", right_lens: lens, left_lens: lens };
  expectOk(await shop.send("PUT", `/api/optique/contact-prescriptions/${sheet}`, worn));
  const made = new Set<string>();
  const wear = async (): Promise<void> => {
    const id = newId();
    const items = ["right", "left"].map((eye) => ({ ...line(product.id, 2, 300), eye, lens }));
    await shop.saveInvoice(id, { client, contact: sheet, date: "2026-11-21", items, payments: [] });
    for (const item of items) made.add(item.id);
    for (const { id: order } of items)
      await shop.create("optique_contact_boxes", { order, lot: "AB12", quantity: 2 });
    const [first] = items;
    const body = {
      invoice: id,
      reason: "return",
      items: [{ id: newId(), invoice_item: first?.id, quantity: 1, amount: 300 }],
    };
    expectOk(await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, body));
  };
  /** SQL condition: a row without its line, or whose number of boxes differs from those left on the line. */
  const isTorn = `p.trial = FALSE AND NOT EXISTS (SELECT 1 FROM optique_invoice_items l WHERE l.id = p.invoice_item AND p.quantity = l.quantity
    - COALESCE((SELECT SUM(c.quantity) FROM optique_credit_items c WHERE c.invoice_item = l.id), 0))`;
  return {
    wear,
    lost: async (): Promise<string[]> => {
      const now = new Set(await idsOf("optique_contact_orders"));
      return [
        ...[...made].filter((id) => !now.has(id)).map((id) => `boxes of line ${id}`),
        ...(await idsOf("optique_contact_orders", isTorn)).map((id) => `a part of row ${id}`),
      ];
    },
    /** Takes the stored state as the expected one, after a restore to an older day. */
    takeStored: async (): Promise<void> => {
      made.clear();
      for (const id of await idsOf("optique_contact_orders")) made.add(id);
    },
  };
}
