import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { productsStrings } from "./products.strings.ts";
import { type Refused, setArchived } from "./useDeleteProduct.tsx";

const text = productsStrings.archive;

/** Offers to archive a product that cannot be deleted because documents use it. */
export function ArchiveDialog({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { product, message } = refused;
  const archive = async () => {
    onClose();
    await setArchived(product.id, true);
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p className="font-medium">{message}</p>
      <p className="text-ink-2">{text.hint}</p>
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>{words.cancel}</Button>
        {!product.archived && (
          <Button variant="primary" onClick={() => void archive()}>
            {text.confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
