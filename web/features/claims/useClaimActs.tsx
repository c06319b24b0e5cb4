import { useState } from "react";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { isSent, nextStatuses } from "#domain/claims/claimStatus.ts";
import type { ClaimStatus } from "#domain/core/records.ts";
import { toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/words.strings.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { RefundDialog } from "#shared/credits/RefundDialog.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { Button } from "#ui/page/Button.tsx";
import { AgreementDialog, CompleteDialog, RefusalDialog } from "./ClaimDialogs.tsx";
import { strings } from "./claims.strings.ts";
import { useMoveClaim } from "./useMoveClaim.ts";
import { useSendSlip } from "./useSendSlip.tsx";

const text = strings.detail;
const right = "quote.write" as const;

type Props = {
  claim: ClaimDocument;
  title: string;
  isRemoving: boolean;
  onRemove: () => void;
};
type Asking = "ready" | "agreed" | "refused" | "rejected" | "refund";

/** Step that usually comes next, by state. */
const next: Partial<Record<ClaimStatus, ClaimStatus>> = {
  todo: "ready",
  ready: "given",
  asked: "agreed",
  refused: "agreed",
  agreed: "sent",
};

/** Label of a step back. */
const backLabel = (from: ClaimStatus, to: ClaimStatus): string => {
  if (from === "given") return text.backToReady;
  return from === "sent" ? text.offSlip : text.acts[to];
};

/** Next step as the primary button, the other steps in the menu, and their dialogs. */
export function useClaimActs({ claim, title, isRemoving, onRemove }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { isBusy, move } = useMoveClaim(claim);
  const slip = useSendSlip();
  const { status } = claim;
  const act = (to: ClaimStatus) => {
    if (to === "sent" && status === "agreed") return slip.send([claim]);
    if (to === "agreed" && !isSent(status)) return setAsking("agreed");
    if (to === "refused") return setAsking("refused");
    if (to === "ready" && status === "todo" && !(claim.prescriber && claim.examined_on))
      return setAsking("ready");
    void move({ status: to });
  };
  const primary = claim.lost ? undefined : next[status];
  const others = nextStatuses(claim).filter((one) => one !== status && one !== primary);
  const items = [
    ...others.map((to) => ({
      icon: "arrow-circle" as const,
      label: to === "refused" ? text.acts.refused : backLabel(status, to),
      right,
      onSelect: () => act(to),
    })),
    ...(claim.received_amount > 0 ? [giving(() => setAsking("refund"))] : []),
    ...(status === "sent" || status === "partly" ? [rejection(() => setAsking("rejected"))] : []),
    ...(isSent(status) ? [] : [removal(isRemoving, onRemove)]),
  ];
  return {
    menu: items.length > 0 && (
      <Menu label={`${words.actions}, ${title}`} of={title} items={items} />
    ),
    primary: primary && (
      <Button
        variant="primary"
        icon="check"
        right={right}
        isBusy={isBusy || slip.isBusy}
        onClick={() => act(primary)}
      >
        {primary === "sent" ? strings.slip : text.acts[primary]}
      </Button>
    ),
    dialog: (
      <>
        {asking && <AskedDialog claim={claim} asking={asking} onClose={() => setAsking(null)} />}
        {slip.question}
      </>
    ),
  };
}

type AskedProps = { claim: ClaimDocument; asking: Asking; onClose: () => void };

function AskedDialog({ claim, asking, onClose }: AskedProps) {
  if (asking === "ready") return <CompleteDialog claim={claim} onClose={onClose} />;
  if (asking === "agreed") return <AgreementDialog claim={claim} onClose={onClose} />;
  if (asking !== "refund") return <RefusalDialog claim={claim} kind={asking} onClose={onClose} />;
  const received = toCentimes(claim.received_amount);
  return (
    <RefundDialog
      title={creditStrings.refund.toFundNamed(claim.expand?.fund?.name ?? "")}
      of={{ invoice: claim.invoice, fund: claim.fund }}
      proposed={received}
      most={received}
      method="transfer"
      onClose={onClose}
    />
  );
}

/** Only where the fund paid. */
const giving = (onSelect: () => void) => ({
  icon: "banknote" as const,
  label: creditStrings.refund.toFund,
  right: "refund.give" as const,
  onSelect,
});

const rejection = (onSelect: () => void) => ({
  icon: "cross" as const,
  label: text.acts.rejected,
  right,
  isDanger: true,
  onSelect,
});

const removal = (isDisabled: boolean, onSelect: () => void) => ({
  icon: "bin" as const,
  label: words.remove,
  right,
  isDanger: true,
  isDisabled,
  onSelect,
});
