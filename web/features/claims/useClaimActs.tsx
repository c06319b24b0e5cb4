import { useState } from "react";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { isSent, nextStatuses } from "#domain/claims/claimStatus.ts";
import type { ClaimStatus } from "#domain/core/records.ts";
import { toCentimes } from "#domain/core/money.ts";
import { words } from "#lib/texts/words.strings.ts";
import { creditStrings } from "#shared/credits/credits.strings.ts";
import { RefundDialog } from "#shared/credits/RefundDialog.tsx";
import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { Button } from "#ui/page/Button.tsx";
import { AgreementDialog, CompleteDialog, RefusalDialog } from "./ClaimDialogs.tsx";
import { claimsStrings } from "./claims.strings.ts";
import { useMoveClaim } from "./useMoveClaim.ts";
import { useSendSlip } from "./useSendSlip.tsx";

const text = claimsStrings.detail;
const right = "quote.write" as const;

type Props = OwnRemoval & { claim: ClaimDocument; title: string };
type Asking = "ready" | "agreed" | "refused" | "rejected" | "refund";

/** Usual next state of a claim, by its present state. */
const next: Partial<Record<ClaimStatus, ClaimStatus>> = {
  todo: "ready",
  ready: "given",
  asked: "agreed",
  refused: "agreed",
  agreed: "sent",
};

/** Label of the menu entry for a step back. */
const backLabel = (from: ClaimStatus, to: ClaimStatus): string => {
  if (from === "given") return text.backToReady;
  return from === "sent" ? text.offSlip : text.acts[to];
};

/** Rare menu entries: refund to a fund that has paid, and rejection by the fund. */
const rareItems = (
  { received_amount, status }: ClaimDocument,
  ask: (asking: Asking) => void,
): (MenuItem | false)[] => [
  received_amount > 0 && {
    icon: "banknote",
    label: creditStrings.refund.toFund,
    right: "refund.give",
    onSelect: () => ask("refund"),
  },
  (status === "sent" || status === "partly") && {
    icon: "cross",
    label: text.acts.rejected,
    right,
    isDanger: true,
    onSelect: () => ask("rejected"),
  },
];

/** Actions of a claim: the next step as the main button, other steps in the menu, and the dialogs they open. */
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
    ...others.map((to): MenuItem => ({
      icon: "arrow-circle",
      label: to === "refused" ? text.acts.refused : backLabel(status, to),
      right,
      onSelect: () => act(to),
    })),
    ...rareItems(claim, setAsking),
    !isSent(status) && {
      icon: "bin" as const,
      label: words.remove,
      right,
      isDanger: true,
      isDisabled: isRemoving,
      onSelect: onRemove,
    },
  ];
  return {
    menu: items.some(Boolean) && (
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
        {primary === "sent" ? claimsStrings.slip : text.acts[primary]}
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
