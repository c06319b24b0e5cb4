import { atMoment } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { FormNotice } from "#ui/form/FormNotice.tsx";
import { Button } from "#ui/page/Button.tsx";
import { documentTexts } from "./documents.strings.ts";
import type { Drafts } from "./useDrafted.ts";

const text = documentTexts.draft;

/** Time at which the draft was stored; '' when unknown. */
const whenOf = (at: number | undefined): string => (at === undefined ? "" : atMoment(new Date(at)));

type Props = { drafts: Drafts };

/** Notices about three drafts: the one restored here, the one just erased, and one that a closed tab left. */
export const DraftNotices = ({ drafts }: Props) => (
  <>
    <OwnDraft drafts={drafts} />
    <ErasedDraft drafts={drafts} />
    <LeftDraft drafts={drafts} />
  </>
);

function OwnDraft({ drafts: { restored, erase } }: Props) {
  if (!restored) return null;
  return (
    <FormNotice
      tone="info"
      actions={
        <Button size="sm" onClick={erase}>
          {text.erase}
        </Button>
      }
    >
      <b className="font-semibold">{text.restored}</b> {text.typed(whenOf(restored.at))}
      {restored.isStored && <> {text.overStored}</>}
    </FormNotice>
  );
}

function ErasedDraft({ drafts: { undo } }: Props) {
  if (!undo) return null;
  return (
    <FormNotice
      tone="info"
      actions={
        <Button size="sm" onClick={undo}>
          {words.cancel}
        </Button>
      }
    >
      {text.erased}
    </FormNotice>
  );
}

function LeftDraft({ drafts: { left } }: Props) {
  if (!left) return null;
  return (
    <FormNotice
      tone="info"
      actions={
        <>
          <Button size="sm" variant="quiet" onClick={left.erase}>
            {text.erase}
          </Button>
          <Button size="sm" onClick={left.take}>
            {text.take}
          </Button>
        </>
      }
    >
      {text.left(left.owner, whenOf(left.at))}
    </FormNotice>
  );
}
