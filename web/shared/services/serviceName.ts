import type { Service } from "#domain/core/records.ts";
import { serviceShared } from "./serviceShared.strings.ts";

type Named = Pick<Service, "object"> & {
  expand?: {
    client?: { name: string } | null;
    product?: { name: string } | null;
  };
};

/** Client of a ticket; '' for a piece from the shelf and for a walk-in. */
export const clientOfService = ({ expand }: Named): string => expand?.client?.name ?? "";

/** Object of a ticket: the glasses as described, else the product's name. */
export const objectOfService = ({ object, expand }: Named): string =>
  object || (expand?.product?.name ?? "");

/** Name of a ticket: its client, else its object. */
export const nameOfService = (service: Named): string =>
  clientOfService(service) || objectOfService(service) || serviceShared.unnamed;
