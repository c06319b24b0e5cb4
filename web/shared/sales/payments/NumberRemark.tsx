import { Icon } from "#ui/brand/Icon.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

type Props = {
  method: string;
  reference: string;
  /** The field was not touched yet. */
  isQuiet?: boolean;
};

/** Warning about a missing cheque number. */
export function NumberRemark({ method, reference, isQuiet = false }: Props) {
  if (method !== "check" || reference.trim() !== "") return null;
  return (
    <p
      className={`mt-1 flex items-center gap-1 text-sm ${isQuiet ? "text-ink-3" : "text-warn-ink"}`}
      role="status"
    >
      {!isQuiet && <Icon name="triangle-alert" className="size-4 shrink-0" />}
      {salesStrings.reference.missing}
    </p>
  );
}
