import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { isSent, payeeOf } from "#domain/claims/claimStatus.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { beneficiaryOf, claimedOf, stateOf } from "#shared/claims/claimDisplay.ts";
import { ClaimStatusBadge } from "#shared/claims/ClaimStatusBadge.ts";
import { claimRecord } from "#shared/documents/recordKinds.ts";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { EditLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ClaimRail } from "./ClaimRail.tsx";
import { ClaimSteps } from "./ClaimSteps.tsx";
import { PapersCard } from "./PapersCard.tsx";
import { useClaimActs } from "./useClaimActs.tsx";
import { claimsStrings } from "./claims.strings.ts";
import { useDeleteClaim } from "./useDeleteClaim.ts";

const text = claimsStrings.detail;

type Props = OwnRemoval & { claim: ClaimDocument };

/** Page of a claim: its steps, its papers, and the shares of fund and client. */
function ClaimDetail({ claim, isRemoving, onRemove }: Props) {
  const { expand, status } = claim;
  const title = text.title(beneficiaryOf(claim));
  const payee = payeeOf(status) === "shop" ? text.shopPaid : text.clientPaid;
  const { word, number } = claimedOf(claim);
  const fund = [expand?.fund?.name, payee].filter(Boolean).join(", ");
  const { menu, primary, dialog } = useClaimActs({ claim, title, isRemoving, onRemove });
  return (
    <>
      <PageHeader
        title={title}
        subtitle={text.subtitle(word, number, fund)}
        back={{ href: paths.claims(), label: words.claims }}
        badge={<ClaimStatusBadge status={stateOf(claim)} />}
        menu={menu}
      >
        {!isSent(status) && <EditLink href={paths.editClaim(claim.id)} />}
        <PrintLink href={paths.printClaim(claim.id)} />
        {primary}
      </PageHeader>
      {dialog}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {claim.lost ? <Notice tone="warn">{text.lost}</Notice> : <ClaimSteps claim={claim} />}
        <Columns rail={<ClaimRail claim={claim} />}>
          <PapersCard claim={claim} />
        </Columns>
      </div>
    </>
  );
}

export default recordPage({
  ...claimRecord,
  useRemoval: useDeleteClaim,
  detail: (claim, removal) => <ClaimDetail claim={claim} {...removal} />,
});
