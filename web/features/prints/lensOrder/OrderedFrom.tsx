import type { Supplier } from "#domain/core/records.ts";
import { formatPhone } from "#lib/texts/formats.ts";
import { inLine } from "#shared/documents/companyLines.ts";

/** Supplier to whom the order goes, on its paper. */
export const OrderedFrom = ({ label, supplier }: { label: string; supplier: Supplier }) => (
  <div className="min-w-0 wrap-anywhere">
    <p className="sheet-small">{label}</p>
    <p dir="auto" className="text-[1.15em] font-semibold">
      {supplier.name}
    </p>
    <p dir="auto">{inLine(supplier.address, formatPhone(supplier.phone))}</p>
    <p>{supplier.email}</p>
  </div>
);
