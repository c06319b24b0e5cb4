import type { Supplier } from "#domain/core/records.ts";
import type { ReactNode } from "react";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ButtonLink } from "#ui/page/ButtonLink.tsx";
import { Key } from "../Key.tsx";
import { lensOrderStrings } from "./lensOrder.strings.ts";
import type { SendLinks } from "./sendLinks.ts";

type Props = {
  back: { href: string; label: string };
  lab: Pick<Supplier, "name">;
  /** Index of the page, from 0. */
  index: number;
  count: number;
  links: SendLinks;
  /** Badge that replaces the button once the page is marked as ordered. */
  done: ReactNode;
  mark: string;
  /** Text of the progress while jobs are being marked, else null. */
  progress: string | null;
  onTurn: (index: number) => void;
  onPrint: () => void;
  /** Copies the text; when absent, the bar has no such button. */
  onCopy?: () => void;
  onMark: () => void;
};

/**
 * Bar with back link, page name and actions. It has two lines on a phone, and on a tablet when a lab's name is long.
 */
export function OrderBar(props: Props) {
  const { links, back, onCopy } = props;
  return (
    <>
      <div className="flex min-w-0 flex-1 items-center gap-2 max-md:basis-full">
        <ButtonLink href={back.href} icon="arrow-left">
          {back.label}
        </ButtonLink>
        <Pager {...props} />
        <span className="ml-auto flex gap-2 md:hidden">
          {links.whatsApp && links.mail && <MailIcon href={links.mail} />}
          {onCopy && <CopyIcon onCopy={onCopy} />}
          <PrintIcon onPrint={props.onPrint} />
        </span>
      </div>
      {links.whatsApp && (
        <a
          className="btn btn-secondary max-md:px-2"
          href={links.whatsApp}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="speech-bubble" />
          {words.whatsApp}
          <Key>W</Key>
        </a>
      )}
      {links.mail && (
        <a
          className={`btn btn-secondary ${links.whatsApp ? "max-lg:hidden" : "max-md:flex-1"}`}
          href={links.mail}
        >
          <Icon name="envelope" />
          {lensOrderStrings.mail}
        </a>
      )}
      <span className="flex gap-2 max-md:hidden lg:hidden">
        {links.whatsApp && links.mail && <MailIcon href={links.mail} />}
        {onCopy && <CopyIcon onCopy={onCopy} />}
        <PrintIcon onPrint={props.onPrint} />
      </span>
      {onCopy && (
        <Button className="max-lg:hidden" icon="clipboard" onClick={onCopy}>
          {lensOrderStrings.copy}
        </Button>
      )}
      <Button className="max-lg:hidden" icon="printer" onClick={props.onPrint}>
        {words.print}
        <Key>P</Key>
      </Button>
      <Mark {...props} />
    </>
  );
}

/** Print button without a label, for a narrow bar. */
const PrintIcon = ({ onPrint }: Pick<Props, "onPrint">) => (
  <IconButton variant="secondary" icon="printer" label={words.print} onClick={onPrint} />
);

const CopyIcon = ({ onCopy }: { onCopy: () => void }) => (
  <IconButton variant="secondary" icon="clipboard" label={lensOrderStrings.copy} onClick={onCopy} />
);

const MailIcon = ({ href }: { href: string }) => (
  <a className="btn btn-secondary btn-icon" href={href} aria-label={lensOrderStrings.mail}>
    <Icon name="envelope" />
  </a>
);

function Mark({ done, mark, progress, onMark }: Props) {
  if (done) return done;
  return (
    <Button
      className="max-md:flex-1 max-md:px-2"
      variant="primary"
      icon="check"
      isBusy={progress !== null}
      busyLabel={progress ?? ""}
      onClick={onMark}
    >
      {mark}
      <Key>↵</Key>
    </Button>
  );
}

function Pager({ lab, index, count, onTurn }: Props) {
  return (
    <>
      {count > 1 && (
        <IconButton
          icon="chevron-left"
          label={words.previousPage}
          disabled={index === 0}
          onClick={() => onTurn(index - 1)}
        />
      )}
      <p className="line-clamp-2 min-w-0 text-ink-2" aria-live="polite">
        <span className="max-lg:sr-only">{lensOrderStrings.page(index + 1, count)}</span>{" "}
        <strong dir="auto" className="text-ink">
          {lab.name}
        </strong>
      </p>
      {count > 1 && (
        <IconButton
          icon="chevron-right"
          label={words.nextPage}
          disabled={index === count - 1}
          onClick={() => onTurn(index + 1)}
        />
      )}
    </>
  );
}
