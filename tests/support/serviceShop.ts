import { today } from "#domain/core/days/days.ts";
import type { Job, Product } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "./shop.ts";
import type { Server } from "./startServer.ts";

export const servicePath = (id: string): string => `/api/optique/services/${id}`;

/** Part of a ticket as the browser sends it. */
export const part = (product: string, quantity = 1, direction = "out") => ({
  id: newId(),
  product,
  quantity,
  direction,
});

/** Requests about tickets, sent by one person. */
export const servicesOf = ({ send }: Pick<Shop, "send">) => ({
  putService: (values: object, id = newId()) =>
    send<ServiceDocument>("PUT", servicePath(id), values),
  patchService: (id: string, values: object) =>
    send<ServiceDocument>("PATCH", recordsPath("optique_services", id), values),
  deleteService: (id: string) => send("DELETE", recordsPath("optique_services", id)),
});

/** Shop with a sale of glasses, from the stock or made to order, and tickets about it. */
export async function openServiceShop(at?: Server) {
  const shop = await openShop(at);
  const people = servicesOf(shop);
  const supplier = await shop.create("optique_suppliers", {
    name: "Atlas Optic Lab",
    is_lab: true,
  });
  const frame = await shop.product({ purchase_price: 300, stock: 5, supplier: supplier.id });
  const lens = await shop.product({
    name: "Progressif 1.6",
    type: "lens",
    reference: "PRO",
    purchase_price: 300,
    selling_price: 900,
    stock: 0,
    supplier: supplier.id,
  });
  const service = async (id: string): Promise<ServiceDocument> =>
    expectOk(await shop.send<ServiceDocument>("GET", servicePath(id)));
  return {
    ...shop,
    ...people,
    supplier,
    frame,
    lens,
    service,
    ticket: async (values: object = {}, id = newId()): Promise<ServiceDocument> =>
      expectOk(await people.putService({ kind: "repair", object: "Monture", ...values }, id)),
    /** Saves a ticket again with these values. */
    changed: async ({ id, version }: ServiceDocument, values: object): Promise<ServiceDocument> =>
      expectOk(await people.putService({ version, ...values }, id)),
    /** Sells a frame and two lenses, one for each eye, to a client. */
    sellGlasses: async (values: { client?: string; lens?: Product; date?: string } = {}) => {
      const client = values.client ?? (await shop.client()).id;
      const { id: product } = values.lens ?? lens;
      const prescription = newId();
      const document = await shop.savePrescription(prescription, {
        client,
        date: values.date ?? today(),
        right_sphere: -2,
        left_sphere: -1.75,
        right_add: 2,
        left_add: 2,
        notes: "",
        invoice: {
          id: newId(),
          items: [
            line(frame.id, 1, 850),
            { ...line(product, 1, 900), eye: "right" },
            { ...line(product, 1, 900), eye: "left" },
          ],
          payments: [payment(2650)],
        },
      });
      const { invoice, job } = document;
      if (!invoice || !job) throw new Error("The sale of lenses has no job");
      return { client, prescription, invoice, job, items: invoice.items };
    },
    moveJob: async (id: string, status: string): Promise<Job> =>
      expectOk(await shop.send<Job>("PATCH", recordsPath("optique_jobs", id), { status })),
    stockOf: async (product: string): Promise<number> =>
      (await shop.read("optique_products", product)).stock,
    violations: async (): Promise<unknown> =>
      expectOk(await shop.send<{ violations: unknown }>("GET", "/api/optique/integrity"))
        .violations,
  };
}
export type ServiceShop = Awaited<ReturnType<typeof openServiceShop>>;
