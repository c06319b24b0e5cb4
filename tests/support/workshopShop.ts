import { addDays, type IsoDay, storedDay, today } from "#domain/core/days/days.ts";
import type { JobStatus } from "#domain/core/records.ts";
import { line, newId, openShop, payment, recordsPath } from "./shop.ts";
import type { Server } from "./startServer.ts";

/** Shop with a job in each state, identified by the client's name. */
export type WorkshopShop = Awaited<ReturnType<typeof workshopShop>>;

type Wanted = {
  status: JobStatus;
  promised?: IsoDay;
  /** Paid amount, of 1 500 DH for lenses and 850 for the frame. */
  paid?: number;
  lab?: string;
  tray?: string;
  problem?: string;
  phone?: string;
};

export async function workshopShop(server: Server) {
  const shop = await openShop(server);
  const day = today();
  const lab = await shop.create("optique_suppliers", { name: "Atlas Optic Lab", is_lab: true });
  const other = await shop.create("optique_suppliers", { name: "Verres du Nord", is_lab: true });
  const frame = await shop.product({ name: "Oasis 50-18, écaille", reference: "OAS", stock: 50 });
  const lens = await shop.product({
    name: "Unifocal 1.5 antireflet",
    type: "lens",
    reference: "UNI",
    stock: 100,
  });
  const ordered = await shop.product({
    name: "Progressif 1.67 premium",
    type: "lens",
    reference: "PRO",
    stock: 0,
    supplier: lab.id,
  });
  const phones = ["06 00 00 00 01", "06 00 00 00 02", "06 00 00 00 03"];
  let count = 0;

  /** Sells two lenses and a frame, and moves the job to the wanted state. */
  const follow = async (name: string, wanted: Wanted) => {
    const { status, promised = addDays(day, 3), paid = 0, phone = phones[count++ % 3] } = wanted;
    const client = await shop.client({ name, phone });
    const isOrdered = status === "to_order" || status === "ordered";
    const prescription = newId();
    const { job, invoice } = await shop.savePrescription(prescription, {
      client: client.id,
      date: day,
      right_sphere: -2,
      left_sphere: -1.75,
      notes: "",
      invoice: {
        id: newId(),
        items: [line(isOrdered ? ordered.id : lens.id, 2, 750), line(frame.id, 1, 850)],
        payments: paid > 0 ? [payment(paid)] : [],
      },
      job: {
        promised_on: promised,
        tray: wanted.tray ?? "",
        ...(wanted.lab ? { lab: wanted.lab } : {}),
      },
    });
    if (!job || !invoice) throw new Error("The sale of lenses has no job");
    const path = recordsPath("optique_jobs", job.id);
    if (status !== job.status || wanted.problem) {
      const { status: answered } = await shop.send("PATCH", path, {
        status,
        problem: wanted.problem ?? "",
      });
      if (answered !== 200) throw new Error("The job was not moved");
    }
    return { id: job.id, name, client, prescription, invoice };
  };

  const jobs = {
    late: await follow("Tazi Youssef", {
      status: "to_order",
      promised: addDays(day, -2),
      lab: other.id,
    }),
    toOrder: await follow("Chami Ghizlane", { status: "to_order", paid: 1000 }),
    ordered: await follow("Filali Adil", { status: "ordered", problem: "Erreur de verre OG" }),
    mounting: await follow("Chraibi Houda", {
      status: "mounting",
      promised: day,
      paid: 1420,
      tray: "3",
    }),
    paid: await follow("Hakimi Leïla", { status: "mounting", paid: 2350, tray: "7" }),
    ready: await follow("Saidi Mehdi", { status: "ready", paid: 1150, tray: "5" }),
    delivered: await follow("Berrada Nadia", { status: "delivered", paid: 2350 }),
  };
  /** Changes a job like another station. */
  const move = (id: string, values: { status?: JobStatus; promised_on?: string }) =>
    shop.send("PATCH", recordsPath("optique_jobs", id), values);
  return { shop, lab, other, lens, ordered, frame, follow, jobs, move, stored: storedDay };
}
