import type { Product } from "#domain/core/records.ts";
import type { QueuedTag } from "#domain/tags/tagAnswers.ts";
import { failureOf } from "#api/failure.ts";
import { setHandTags } from "#api/stock/tags.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { FieldFrame } from "#ui/form/Field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { tagsText as text } from "./tags.strings.ts";

/** Adds a tag of the chosen product to the queue, or one more. */
export function AddProduct({ rows }: { rows: readonly QueuedTag[] }) {
  const { once } = useOnce();
  const add = ({ id, name }: Product) =>
    void once(async () => {
      const hand = rows.find(({ product }) => product === id)?.hand ?? 0;
      try {
        await setHandTags(id, hand + 1);
        toast.success(text.added(name));
      } catch (error) {
        console.error(error);
        const { message, fields } = failureOf(error);
        toast.error(Object.values(fields)[0] ?? (message || text.addFailed));
      }
    });
  return (
    <FieldFrame id="tag-product" label={text.add}>
      {() => <ProductCombobox id="tag-product" label={text.add} text="" onSelect={add} />}
    </FieldFrame>
  );
}
