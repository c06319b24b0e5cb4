import { IconButton } from "#ui/page/Button.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";

type Texts = { view?: string; print?: string; edit?: string; remove: string };
type Props = {
  /** What the record is called: each action is read out with it. */
  name: string;
  texts: Texts;
  /** Where each action leads; one without an address is not offered. */
  view?: string;
  print?: string;
  edit?: string;
  isRemoving: boolean;
  onRemove: () => void;
};

/** What can be done with the record of a row. */
export function RowActions({ name, texts, isRemoving, onRemove, ...hrefs }: Props) {
  const links = [
    { icon: "eye", href: hrefs.view, word: texts.view },
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
