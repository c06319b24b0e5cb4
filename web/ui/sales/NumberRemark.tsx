import { Icon } from "#ui/brand/Icon.tsx";
import { salesStrings } from "./sales.strings.ts";

/** An amber remark, no refusal: a cheque is found again by its number. */
export function NumberRemark({ method, reference }: { method: string; reference: string }) {
  if (method !== "check" || reference.trim() !== "") return null;
  return (
    <p className="mt-1 flex items-center gap-1 text-sm text-warn-ink" role="status">
      <Icon name="triangle-alert" className="size-4 shrink-0" />
      {salesStrings.reference.missing}
    </p>
  );
}
