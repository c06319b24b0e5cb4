import type { Right } from "#domain/people/permissions.ts";
import { useNeedsApproval } from "#lib/approvals.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  /** Right that the action needs; or `href`, the address of its form. */
  right?: Right | undefined;
  href?: string | undefined;
  className?: string;
  /** True to show text beside the lock, where it fits. */
  isWritten?: boolean;
};

/** Small lock on an action that needs a colleague's approval. */
export function ApprovalMark({ right, href, className = "", isWritten = false }: Props) {
  if (!useNeedsApproval(right, href)) return null;
  return (
    <span className={className} data-approval>
      <Icon name="lock" className="size-3.5" />
      <span className={isWritten ? "text-sm text-ink-3" : "sr-only"}> {ui.withApproval}</span>
    </span>
  );
}
