import { Icon } from "#ui/brand/Icon.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

type Props = {
  method: string;
  reference: string;
  /** True while the field has not been touched, so that the warning is less visible. */
  isMuted?: boolean;
};

/** Warning about a missing cheque number. */
export function NumberRemark({ method, reference, isMuted = false }: Props) {
  if (method !== "check" || reference.trim() !== "") return null;
  return (
    <p
      className={`mt-1 flex items-center gap-1 text-sm ${isMuted ? "text-ink-3" : "text-warn-ink"}`}
      role="status"
    >
      {!isMuted && <Icon name="triangle-alert" className="size-4 shrink-0" />}
      {salesStrings.reference.missing}
    </p>
  );
}
