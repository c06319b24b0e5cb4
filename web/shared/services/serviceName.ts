import type { Service } from "#domain/core/records.ts";
import { serviceShared } from "./serviceShared.strings.ts";

type Named = Pick<Service, "object"> & {
  expand?: {
    client?: { name: string } | null;
    product?: { name: string } | null;
  };
};

/** Client of a ticket; '' of a piece of the shelf, and of a passer-by. */
export const clientOfService = ({ expand }: Named): string => expand?.client?.name ?? "";

/** Glasses or piece of a ticket: as they were described, else the product. */
export const objectOfService = ({ object, expand }: Named): string =>
  object || (expand?.product?.name ?? "");

/** Client of a ticket, else its glasses. */
export const nameOfService = (service: Named): string =>
  clientOfService(service) || objectOfService(service) || serviceShared.unnamed;
