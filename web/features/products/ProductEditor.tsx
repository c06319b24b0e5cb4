import { useQuery } from "@tanstack/react-query";
import { snapshotOf } from "#api/queryClient.ts";
import { useState } from "react";
import { isNotFound } from "#api/failure.ts";
import { newId } from "#lib/ids.ts";
import { ErrorPanel, Notice, RowsSkeleton } from "#ui/feedback/Panel.tsx";
import type { ImageChange } from "#lib/forms/images.ts";
import { toast } from "#ui/feedback/toast.ts";
import { ProductForm } from "./ProductForm.tsx";
import { createProduct, imageUrl, productQueries, updateProduct } from "#api/stock/products.ts";
import { words } from "#lib/texts/words.strings.ts";
import {
  blankProduct,
  changedInput,
  newInput,
  type ProductValues,
  valuesOf,
} from "./productValues.ts";
import { productsStrings } from "./products.strings.ts";

const text = productsStrings.form;
type Props = {
  /** Called after the save. */
  onSaved: (id: string) => void;
  onCancel: () => void;
};

export function NewProduct({ barcode, onSaved, onCancel }: Props & { barcode: string }) {
  const [id] = useState(newId);
  const save = async (values: ProductValues, image: ImageChange) => {
    await createProduct(id, newInput(values), image);
    toast.success(text.created);
    onSaved(id);
  };
  return (
    <ProductForm
      title={words.newProduct}
      isNew
      values={{ ...blankProduct, barcode }}
      imageUrl=""
      onSave={save}
      onCancel={onCancel}
    />
  );
}

export function EditProduct({ id, onSaved, onCancel }: Props & { id: string }) {
  const { data, error, refetch } = useQuery(snapshotOf(productQueries.one(id)));
  const save = async (values: ProductValues, image: ImageChange) => {
    await updateProduct(id, changedInput(values), image);
    toast.success(text.updated);
    onSaved(id);
  };
  if (isNotFound(error)) return <Notice tone="warn">{text.missing}</Notice>;
  if (error !== null)
    return <ErrorPanel message={productsStrings.detail.loadFailed} onRetry={() => refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  return (
    <ProductForm
      title={text.editTitle}
      isNew={false}
      values={valuesOf(data)}
      imageUrl={imageUrl(data, "100x100")}
      onSave={save}
      onCancel={onCancel}
    />
  );
}
