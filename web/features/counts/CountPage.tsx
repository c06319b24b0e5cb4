import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "wouter";
import { isNotFound } from "#api/failure.ts";
import { useRight } from "#api/session/people.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { MissingDocument } from "#shared/documents/MissingDocument.tsx";
import { countRecord } from "#shared/documents/recordKinds.ts";
import { ErrorPanel } from "#ui/feedback/Panel.tsx";
import { DetailSkeleton } from "#ui/feedback/Skeletons.tsx";
import { Menu } from "#ui/overlay/Menu.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { ClosedCount } from "./ClosedCount.tsx";
import { countsStrings } from "./counts.strings.ts";
import { CountStatusBadge } from "./CountStatusBadge.ts";
import { EditCountDialog } from "./EditCountDialog.tsx";
import { ScanDesk } from "./scan/ScanDesk.tsx";
import { useAbandon } from "./useAbandon.tsx";

const text = countsStrings.page;

/** Actions for people who may adjust the stock; everyone may scan. */
function Acts({ count, onEdit }: { count: CountDocument; onEdit: () => void }) {
  const { abandon, question } = useAbandon(count.id);
  const isOpen = count.status === "open";
  return (
    <>
      <Menu
        label={`${words.actions}, ${count.name}`}
        of={count.name}
        items={[
          isOpen && { icon: "pencil", label: words.edit, onSelect: onEdit },
          isOpen && { icon: "clipboard", label: text.paper, href: paths.printCountList(count.id) },
          { icon: "printer", label: text.print, href: paths.printCount(count.id) },
          isOpen && { icon: "bin", label: text.abandon, onSelect: abandon, isDanger: true },
        ]}
      />
      {question}
    </>
  );
}

function CountDetail({ count }: { count: CountDocument }) {
  const [isEdited, setEdited] = useState(false);
  const mayReview = useRight("adjustment.write");
  const mayScan = useRight("count.write");
  const isOpen = count.status === "open";
  const isAtThumb = useIsPhone() && mayScan;
  const review = mayReview && isOpen && (
    <ButtonLink href={paths.countReview(count.id)} icon="check" variant="primary">
      {words.countReview}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={count.name}
        name={words.count}
        tab={count.name}
        subtitle={
          count.scope ||
          countsStrings.figures(formatCount(count.pieces), formatCount(count.products))
        }
        back={{ href: paths.counts, label: words.counts }}
        badge={<CountStatusBadge status={count.status} />}
        menu={mayReview && <Acts count={count} onEdit={() => setEdited(true)} />}
      >
        {!isAtThumb && review}
      </PageHeader>
      {isOpen && mayScan ? (
        <ScanDesk count={count} review={review} />
      ) : (
        <ClosedCount count={count} />
      )}
      {isEdited && <EditCountDialog count={count} onClose={() => setEdited(false)} />}
    </>
  );
}

/** Page of a count: scanning while it is open, then its result. */
export default function CountPage() {
  const { id } = useParams<{ id: string }>();
  const { data, error, refetch } = useQuery(countRecord.query(id));
  if (isNotFound(error))
    return (
      <MissingDocument icon={countRecord.icon} title={countRecord.missing} href={paths.counts} />
    );
  if (data) return <CountDetail key={id} count={data} />;
  if (error === null) return <DetailSkeleton />;
  return <ErrorPanel message={countRecord.failed} onRetry={() => refetch()} />;
}
