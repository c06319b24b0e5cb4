import { useRef, useState } from "react";
import { type PrintedTag, maxTags } from "#domain/tags/tagAnswers.ts";
import { failureOf } from "#api/failure.ts";
import { keepTagPrint } from "#api/stock/tags.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { newId } from "#lib/ids.ts";
import { FormDialog } from "#ui/form/DialogForm.tsx";
import { toast } from "#ui/feedback/toast.ts";
import type { AskedTags } from "./askedTags.ts";
import type { TagProduct } from "./TagFaces.tsx";
import { tagPrintText as text } from "./tags.strings.ts";

type Props = {
  asked: AskedTags;
  products: readonly TagProduct[];
  onClose: () => void;
  onKept: () => void;
};

/** Id for a request body: the same content gets the same id, so that a retry is stored once. */
function useIds() {
  const ids = useRef(new Map<string, string>());
  return (body: object): string => {
    const content = JSON.stringify(body);
    const id = ids.current.get(content) ?? newId();
    ids.current.set(content, id);
    return id;
  };
}

function useConfirm({ asked, products, onKept, onClose }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, once } = useOnce();
  const idOf = useIds();
  const quantityOf = ({ id }: TagProduct): string =>
    typed[id] ?? String(asked.quantities.get(id) ?? 0);
  const type = ({ id }: TagProduct, quantity: string) =>
    setTyped((old) => ({ ...old, [id]: quantity.replace(/\D/g, "") }));
  const submit = () =>
    once(async () => {
      const tags = products.flatMap((product): PrintedTag[] => {
        const quantity = Math.min(Number(quantityOf(product)), maxTags);
        const { id, selling_price: price, barcode } = product;
        return quantity > 0 ? [{ product: id, quantity, price, barcode }] : [];
      });
      if (tags.length === 0) return onClose();
      const body = { template: asked.template, tags };
      try {
        await keepTagPrint(idOf(body), body);
        toast.success(text.kept(tags.reduce((sum, { quantity }) => sum + quantity, 0)));
        onKept();
      } catch (error) {
        console.error(error);
        const { message, fields } = failureOf(error);
        toast.error(Object.values(fields)[0] ?? (message || text.keepFailed));
      }
    });
  return { quantityOf, type, isBusy, submit };
}

/** Asks how many tags were printed; proposes the requested numbers. */
export function ConfirmDialog(props: Props) {
  const { products, onClose } = props;
  const { quantityOf, type, isBusy, submit } = useConfirm(props);
  return (
    <FormDialog
      title={text.confirm}
      save={text.done}
      submit={submit}
      isBusy={isBusy}
      onClose={onClose}
    >
      <p className="text-ink-2">{text.confirmHint}</p>
      <ul className="grid max-h-[50vh] gap-2 overflow-y-auto">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-3">
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {product.name}
            </span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              className="field field-num w-16"
              aria-label={text.printedOf(product.name)}
              value={quantityOf(product)}
              onChange={({ target }) => type(product, target.value)}
            />
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
