import { useKeptQuery } from "#api/useKeptQuery.ts";
import type { ReactNode } from "react";
import { useRight, useUses } from "#api/session/people.ts";
import type { Supplier } from "#domain/core/records.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useSearchValues } from "#lib/addresses/searchParams.ts";
import { ButtonLink, EditLink } from "#ui/page/ButtonLink.tsx";
import { DetailsList } from "#ui/page/DetailsCard.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { type Tab, Tabs } from "#ui/page/Tabs.tsx";
import { productQueries } from "#api/stock/products.ts";
import { receiptQueries } from "#api/stock/receipts.ts";
import { supplierQueries } from "#api/stock/suppliers.ts";
import { words } from "#lib/texts/words.strings.ts";
import { SupplierAccount } from "./SupplierAccount.tsx";
import { SupplierProducts, SupplierReceipts } from "./SupplierRelated.tsx";
import { SupplierServices } from "./SupplierServices.tsx";
import { suppliersStrings } from "./suppliers.strings.ts";
import { useDeleteSupplier } from "./useDeleteSupplier.ts";

const text = suppliersStrings.detail;
/** Page size of a whole list. */
const pageSize = 50;
type Key = keyof typeof text.tabs;
const allKeys = Object.keys(text.tabs) as Key[];
/** Number of rows in a preview. */
const previewSize = 5;

function Info({ supplier }: { supplier: Supplier }) {
  const isPhone = useIsPhone();
  const details: [string, ReactNode][] = [
    [words.phone, <ContactLinks key="phone" phone={supplier.phone} />],
    [words.email, <ContactLinks key="email" email={supplier.email} />],
    [words.address, supplier.address],
  ];
  const usesPurchases = useUses("purchases");
  if (usesPurchases) details.push(...termsOf(supplier));
  if (supplier.notes) details.push([words.notes, supplier.notes]);
  if (supplier.is_lab) {
    const cylinders = suppliersStrings.cylinders[supplier.cylinder || "as_written"];
    details.unshift([words.laboratory, suppliersStrings.labOf(cylinders)]);
  }
  if (isPhone) return <DetailsList details={details} />;
  return (
    <dl className="grid gap-3 p-4 md:grid-cols-3 lg:grid-cols-4">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-3">{label}</dt>
          {/* As high as a touch target, and aligned with links. */}
          <dd className="flex min-h-6 items-center whitespace-pre-line wrap-anywhere">
            {value || "-"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Known numbers for the accountant, and the days until bills are due. */
function termsOf({ ice, if: fiscal, payment_days }: Supplier): [string, ReactNode][] {
  const terms = suppliersStrings.payment;
  const details: [string, ReactNode][] = [
    [terms.ice, ice],
    [terms.if, fiscal],
    [terms.days, terms.daysOf(payment_days)],
  ];
  return details.filter(([, value]) => Boolean(value));
}

/** Page of a supplier: contact, products, receipts, account. */
function SupplierDetail({ supplier }: { supplier: Supplier }) {
  const { id } = supplier;
  const { get, change } = useSearchValues();
  // The account appears with the first bill, for people who see costs.
  const hasAccount = [useUses("purchases"), useRight("cost.see")].every(Boolean);
  const keys = allKeys.filter((key) => key !== "account" || hasAccount);
  const tab = keys.find((key) => key === get("tab")) ?? "info";
  const requestOf = (key: Key) => ({
    supplier: id,
    perPage: pageSize,
    page: tab === key ? Math.max(1, Number.parseInt(get("page"), 10) || 1) : 1,
  });
  const products = useKeptQuery(productQueries.some(requestOf("products")));
  const receipts = useKeptQuery(receiptQueries.some(requestOf("receipts")));
  const counts = {
    info: undefined,
    products: products.data,
    receipts: receipts.data,
    account: undefined,
  };
  const tabs = keys.map((key): Tab<Key> => {
    const found = counts[key]?.totalItems;
    return { key, label: text.tabs[key], ...(found ? { count: formatCount(found) } : {}) };
  });
  const show = (key: Key) =>
    change({ tab: key === "info" ? "" : key, page: "", du: "", au: "", periode: "" });
  const goTo = (page: number) => change({ page: page > 1 ? String(page) : "" });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section className="card overflow-hidden">
        <Tabs className="px-4" label={words.supplier} tabs={tabs} current={tab} onChange={show}>
          {tab === "info" && <Info supplier={supplier} />}
          {tab === "products" && <SupplierProducts query={products} onPage={goTo} />}
          {tab === "receipts" && <SupplierReceipts query={receipts} onPage={goTo} />}
          {tab === "account" && <SupplierAccount supplier={id} />}
        </Tabs>
      </section>
      {tab === "info" && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:hidden lg:grid-cols-[1.12fr_1fr]">
          <SupplierProducts
            query={products}
            preview={{ size: previewSize, onAll: () => show("products") }}
          />
          <SupplierReceipts
            query={receipts}
            preview={{ size: previewSize, onAll: () => show("receipts") }}
          />
        </div>
      )}
      {/* At the end of the page, because it loads last and then moves nothing. */}
      {tab === "info" && <SupplierServices supplier={id} />}
    </div>
  );
}

/** Header of the page with its actions, and the supplier. */
function Page({ supplier, isRemoving, onRemove }: OwnRemoval & { supplier: Supplier }) {
  const mayBill = [useRight("cost.see"), useRight("bill.write")].every(Boolean);
  const bill = {
    icon: "invoice" as const,
    label: words.enterBill,
    href: paths.newBill(supplier.id),
  };
  return (
    <>
      <PageHeader
        title={supplier.name}
        subtitle={supplier.contact_person && text.contact(supplier.contact_person)}
        back={{ href: paths.suppliers, label: words.suppliers }}
        menu={
          <RemoveAction
            right="product.write"
            otherItems={mayBill ? [bill] : []}
            of={supplier.name}
            isBusy={isRemoving}
            onRemove={onRemove}
          />
        }
      >
        <EditLink href={paths.editSupplier(supplier.id)} />
        <ButtonLink
          href={`${paths.newReceipt}?supplier=${supplier.id}`}
          variant="primary"
          icon="plus"
        >
          {words.newSlipButton}
        </ButtonLink>
      </PageHeader>
      <SupplierDetail key={supplier.id} supplier={supplier} />
    </>
  );
}

export default recordPage({
  query: supplierQueries.one,
  list: paths.suppliers,
  icon: "truck",
  missing: text.missing,
  failed: text.loadFailed,
  useRemoval: useDeleteSupplier,
  detail: (supplier, removal) => <Page supplier={supplier} {...removal} />,
});
