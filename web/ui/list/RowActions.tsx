import { IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";

type Texts = {
  view?: string;
  seeInvoice?: string;
  print?: string;
  edit?: string;
  remove: string;
};
type Props = {
  /** What the record is called: each action is read out with it. */
  name: string;
  texts: Texts;
  /** Where each action leads; one without an address is not offered. */
  view?: string;
  invoice?: string;
  print?: string;
  edit?: string;
  isRemoving: boolean;
  onRemove: () => void;
};

/** The record that is being deleted, and the question that deletes one. */
export type Removal<Row> = { removing: string | null; onRemove: (row: Row) => void };

/** What can be done with each record of a list. */
export const rowActions =
  <Row extends { id: string }>(
    texts: Texts,
    describe: (row: Row) => Pick<Props, "name" | "view" | "invoice" | "print" | "edit">,
  ) =>
  ({ removing, onRemove }: Removal<Row>) =>
  (row: Row) => (
    <RowActions
      {...describe(row)}
      texts={texts}
      isRemoving={removing === row.id}
      onRemove={() => onRemove(row)}
    />
  );

function RowActions({ name, texts, isRemoving, onRemove, ...hrefs }: Props) {
  const links = [
    { icon: "eye", href: hrefs.view, word: texts.view },
    { icon: "invoice", href: hrefs.invoice, word: texts.seeInvoice },
    { icon: "printer", href: hrefs.print, word: texts.print },
    { icon: "pencil", href: hrefs.edit, word: texts.edit },
  ] as const;
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {links.map(
        ({ icon, href, word }) =>
          href && <IconLink key={icon} href={href} icon={icon} label={`${word} ${name}`} />,
      )}
      <IconButton
        size="sm"
        variant="danger-quiet"
        icon="bin"
        label={`${texts.remove} ${name}`}
        disabled={isRemoving}
        onClick={onRemove}
      />
    </span>
  );
}
