import type { Right } from "#domain/people/permissions.ts";
import { useNeedsApproval } from "#lib/approvals.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";

type Props = {
  /** Right of the act, or the address of its form. */
  right?: Right | undefined;
  href?: string | undefined;
  className?: string;
  /** Writes it beside the lock, where there is room. */
  isWritten?: boolean;
};

/** Small lock on an act that needs the approval of a colleague. */
export function ApprovalMark({ right, href, className = "", isWritten = false }: Props) {
  if (!useNeedsApproval(right, href)) return null;
  return (
    <span className={className} data-approval>
      <Icon name="lock" className="size-3.5" />
      <span className={isWritten ? "text-sm text-ink-3" : "sr-only"}> {ui.withApproval}</span>
    </span>
  );
}
