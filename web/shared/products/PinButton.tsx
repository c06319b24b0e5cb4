import { IconButton } from "#ui/page/Button.tsx";
import { pinProduct } from "./pinProduct.ts";
import { pinProductStrings } from "./pinProduct.strings.ts";

type Props = {
  product: { id: string; name: string };
  isPinned: boolean;
  className?: string;
};

/** Button that pins a product to the quick tiles, or unpins it. */
export const PinButton = ({ product: { id, name }, isPinned, className = "" }: Props) => (
  <IconButton
    icon="pushpin"
    size="sm"
    className={`${isPinned ? "text-brand-ink" : ""} ${className}`}
    label={pinProductStrings.of(name)}
    aria-pressed={isPinned}
    onClick={() => void pinProduct(id, !isPinned)}
  />
);
