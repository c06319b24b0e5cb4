import { expectOk, line, newId, type Shop } from "#support/shop.ts";

/** Sells glasses, makes their lenses again from the stock, and gives a screw away; records the answered acts. */
export async function openRemaking(
  shop: Shop,
  idsOf: (collection: string, condition?: string) => Promise<string[]>,
) {
  const client = (await shop.client({ name: "Chami Ghizlane" })).id;
  const lens = await shop.product({ name: "Unifocal", type: "lens", stock: 1_000_000 });
  const screw = await shop.product({ name: "Vis", type: "other", stock: 1_000_000 });
  const made = new Set<string>();
  const put = async (path: string, body: object): Promise<void> => {
    expectOk(await shop.send("PUT", `/api/optique/services/${path}`, body));
  };
  const remake = async (): Promise<void> => {
    const items = [
      { ...line(lens.id, 1, 300), eye: "right" },
      { ...line(lens.id, 1, 300), eye: "left" },
    ];
    const { job } = await shop.savePrescription(newId(), {
      client,
      date: "2026-11-21",
      notes: "",
      right_sphere: -1,
      left_sphere: -1,
      invoice: { id: newId(), items, payments: [] },
    });
    const id = newId();
    const body = { id, cause: "mounting" };
    expectOk(await shop.send("POST", `/api/optique/jobs/${job?.id}/remake`, body));
    made.add(id);
    const ticket = newId();
    const part = { id: newId(), product: screw.id, quantity: 1, direction: "out" };
    await put(ticket, { kind: "adjust", object: "Vis", status: "returned", items: [part] });
    made.add(ticket);
  };
  /** SQL condition: a remake without both lenses, or a ticket without its screw. */
  const isTorn = `IIF(kind = 'remake', 2, 1) <> (SELECT COALESCE(-SUM(m.quantity), 0) FROM optique_service_items x
    JOIN optique_stock_movements m ON m.line = x.id AND m.reference_type = 'service' WHERE x.service = p.id)`;
  return {
    remake,
    lost: async (): Promise<string[]> => {
      const now = new Set(await idsOf("optique_services"));
      return [
        ...[...made].filter((id) => !now.has(id)).map((id) => `ticket ${id}`),
        ...(await idsOf("optique_services", isTorn)).map((id) => `a part of ticket ${id}`),
      ];
    },
    /** Takes the stored state as the expected one, after a restore to an older day. */
    takeStored: async (): Promise<void> => {
      made.clear();
      for (const id of await idsOf("optique_services")) made.add(id);
    },
  };
}
