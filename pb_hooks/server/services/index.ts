/** After-sales: tickets for returned articles, remakes of lenses, and the warranty of sold articles. */
import { capabilityOf } from "#server/engine/firstUse.ts";
import type { Room } from "#server/engine/room.ts";
import { serviceErasure } from "./eraseServices.ts";
import { serviceExport } from "./exportServices.ts";
import { remakeRoute } from "./remakeRoute.ts";
import { besideJob, followRemadeSale, followRemakes, remadeRemovals } from "./remakesOfJob.ts";
import { compareByValues } from "./remadeValues.ts";
import { serviceBoard } from "./serviceBoard.ts";
import { serviceChecks } from "./serviceChecks.ts";
import { serviceDocument } from "./serviceDocument.ts";
import { serviceIndex } from "./serviceIndex.ts";
import { serviceList, servicePalette } from "./serviceList.ts";
import { serviceHooks, serviceItemHooks } from "./serviceRecords.ts";
import { serviceOfSale } from "./serviceSale.ts";
import { returnRoute } from "./serviceSlips.ts";
import { besideInvoice, followDelivery } from "./soldWarranty.ts";

/** Refuses the deletion of a record that tickets refer to. */
const usedBy = (
  field: "client" | "product" | "supplier",
  to: "optique_clients" | "optique_products" | "optique_suppliers",
  by: readonly ("optique_services" | "optique_service_items")[] = ["optique_services"],
) => ({ uses: [{ field, to, code: `${field}_serviced`, by }] });

export const services: Room = {
  capabilities: [capabilityOf("services", "optique_services")],
  records: { optique_services: serviceHooks, optique_service_items: serviceItemHooks },
  documents: { services: serviceDocument },
  beside: {
    optique_invoices: { ...besideInvoice, ...serviceOfSale },
    optique_jobs: besideJob,
    optique_prescriptions: { changed: compareByValues },
  },
  follows: {
    optique_jobs: { ...followDelivery, ...followRemakes },
    optique_invoices: followRemadeSale,
    optique_clients: usedBy("client", "optique_clients"),
    optique_products: usedBy("product", "optique_products", [
      "optique_services",
      "optique_service_items",
    ]),
    optique_suppliers: usedBy("supplier", "optique_suppliers"),
  },
  erases: serviceErasure,
  exports: serviceExport,
  routes: [serviceBoard, returnRoute, remakeRoute],
  searches: [servicePalette],
  lists: { services: serviceList },
  removals: { services: { collection: "optique_services" }, ...remadeRemovals },
  expands: {
    optique_services: {
      paths: ["client", "product", "supplier", "invoice", "invoice_item", "job", "worker"],
    },
  },
  searchIndexes: [serviceIndex],
  checks: serviceChecks,
};
