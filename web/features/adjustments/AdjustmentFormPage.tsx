import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { productQueries } from "#api/stock/products.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { adjustmentForm } from "./AdjustmentForm.tsx";
import { blankAdjustment, blankRow, withProduct } from "./adjustmentValues.ts";
import { adjustmentsStrings } from "./adjustments.strings.ts";

const back = { href: paths.adjustments, label: words.adjustments };

/** New adjustment: blank, or with the product on which 'Ajuster le stock' was pressed. */
function NewAdjustment({ product }: { product: string }) {
  const [blank] = useState(() => ({ values: blankAdjustment(), row: blankRow() }));
  if (!product) return <adjustmentForm.New base={blank.values} of={[]} />;
  return (
    <RecordFormPage
      query={productQueries.one(product)}
      header={<PageHeader title={words.newAdjustment} back={back} />}
      failed={adjustmentsStrings.form.loadFailed}
      hasRail
    >
      {(found) => {
        const base = { ...blank.values, items: [withProduct(blank.row, found)] };
        return <adjustmentForm.New base={base} of={[product]} />;
      }}
    </RecordFormPage>
  );
}

export default function AdjustmentFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const product = search.get("product") ?? "";
  return id ? (
    <adjustmentForm.Edit key={id} id={id} />
  ) : (
    <NewAdjustment key={product} product={product} />
  );
}
