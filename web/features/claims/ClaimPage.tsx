import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { claimQueries } from "#api/claims.ts";
import { isNotFound } from "#api/failure.ts";
import type { ClaimDocument } from "#domain/claims/claimDocument.ts";
import { isSent, payeeOf } from "#domain/claims/claimStatus.ts";
import { useReturn } from "#lib/navigationHistory.ts";
import { paths } from "#lib/paths.ts";
import { words } from "#lib/words.strings.ts";
import { beneficiaryOf, claimedOf, stateOf } from "#shared/claims/claimParts.ts";
import { ClaimStatusBadge } from "#shared/claims/ClaimStatusBadge.tsx";
import { MissingDocument } from "#shared/sales/MissingDocument.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { useLeaveOnFailure } from "#ui/feedback/useLeaveOnFailure.ts";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ClaimRail } from "./ClaimRail.tsx";
import { ClaimSteps } from "./ClaimSteps.tsx";
import { PapersCard } from "./PapersCard.tsx";
import { useClaimActs } from "./useClaimActs.tsx";
import { strings } from "./claims.strings.ts";
import { useDeleteClaim } from "./useDeleteClaim.ts";

const text = strings.detail;

export default function ClaimPage() {
  const { id } = useParams<{ id: string }>();
  const { toPlace } = useReturn(paths.claims());
  const { removing, remove } = useDeleteClaim(toPlace);
  // No reload during the deletion.
  const { data, error } = useQuery({ ...claimQueries.one(id), enabled: removing !== id });
  useLeaveOnFailure({ data, error }, words.claimFailed, paths.claims());
  if (isNotFound(error))
    return <MissingDocument icon="invoice" title={words.claimMissing} href={paths.claims()} />;
  if (!data) return <DetailSkeleton />;
  return <ClaimDetail claim={data} isRemoving={removing === id} onRemove={() => remove(data)} />;
}

type Props = { claim: ClaimDocument; isRemoving: boolean; onRemove: () => void };

/** Claim: its steps, papers, and who pays what. */
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
        badge={<ClaimStatusBadge state={stateOf(claim)} />}
        menu={menu}
      >
        {!isSent(status) && (
          <ButtonLink href={paths.editClaim(claim.id)} icon="pencil">
            {words.edit}
          </ButtonLink>
        )}
        <ButtonLink href={paths.printClaim(claim.id)} icon="printer">
          {words.print}
        </ButtonLink>
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
