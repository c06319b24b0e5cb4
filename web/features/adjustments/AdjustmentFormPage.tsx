import { useState } from "react";
import { useParams, useSearchParams } from "wouter";
import { newId } from "#lib/ids.ts";
import { paths } from "#lib/paths.ts";
import type { Stored } from "#shared/documents/documentStart.ts";
import { DraftedForm, RecordFormPage } from "#shared/documents/RecordFormPage.tsx";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { AdjustmentForm } from "./AdjustmentForm.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { adjustmentQueries } from "#api/adjustments.ts";
import { productQueries } from "#api/products.ts";
import { words } from "#lib/words.strings.ts";
import {
  type AdjustmentValues,
  blankAdjustment,
  blankRow,
  storedOf,
  withProduct,
} from "./adjustmentValues.ts";
import { strings } from "./adjustments.strings.ts";

const text = strings.form;
const back = { href: paths.adjustments, label: words.adjustments };
type Props = { title: string; draftKey: string; stored: Stored<AdjustmentValues> };

const Form = ({ title, ...drafted }: Props) => (
  <DraftedForm list={paths.adjustments} {...drafted}>
    {(form) => <AdjustmentForm title={title} {...form} />}
  </DraftedForm>
);

/** Blank, or with the product of 'Ajuster le stock'. */
function NewAdjustment({ product }: { product: string }) {
  const [blank] = useState(() => ({ id: newId(), values: blankAdjustment(), row: blankRow() }));
  const title = words.newAdjustment;
  const draftKey = ["adjustment.new", product].filter(Boolean).join(".");
  const form = (items = blank.values.items) => {
    const stored = { id: blank.id, version: undefined, base: { ...blank.values, items } };
    return <Form title={title} draftKey={draftKey} stored={stored} />;
  };
  if (!product) return form();
  return (
    <RecordFormPage
      query={productQueries.one(product)}
      header={<PageHeader title={title} back={back} />}
      failed={text.loadFailed}
      hasRail
    >
      {(found) => form([withProduct(blank.row, found)])}
    </RecordFormPage>
  );
}

const EditAdjustment = ({ id }: { id: string }) => (
  <RecordFormPage
    query={adjustmentQueries.one(id)}
    header={<PageHeader title={text.editTitle} back={back} />}
    missing={<MissingDocument icon="box" title={text.missing} href={paths.adjustments} />}
    failed={text.loadFailed}
    hasRail
  >
    {(adjustment) => (
      <Form title={text.editTitle} draftKey={`adjustment.${id}`} stored={storedOf(adjustment)} />
    )}
  </RecordFormPage>
);

export default function AdjustmentFormPage() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const product = search.get("product") ?? "";
  return id ? (
    <EditAdjustment key={id} id={id} />
  ) : (
    <NewAdjustment key={product} product={product} />
  );
}
