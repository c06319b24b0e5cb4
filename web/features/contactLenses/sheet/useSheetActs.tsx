import { useState } from "react";
import { attempt } from "#ui/feedback/attempt.ts";
import { saveSheet } from "#api/sales/contactLenses.ts";
import { company } from "#api/session/session.ts";
import { firstCheckOn } from "#domain/contactLenses/checkOn.ts";
import type { SheetDocument } from "#domain/contactLenses/contactAnswers.ts";
import { today } from "#domain/core/days/days.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { RemoveAction } from "#ui/overlay/RemoveAction.tsx";
import { Button } from "#ui/page/Button.tsx";
import { ButtonLink, EditLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { useIsNarrow } from "#ui/page/useIsPhone.ts";
import { sheetStrings } from "./sheet.strings.ts";
import { areLensesSeen } from "./sheetValues.ts";
import { TrialDialog } from "./TrialDialog.tsx";
import { useSaveSheet } from "./useSaveSheet.ts";

const text = sheetStrings.page;
const right = "prescription.write" as const;
/** `isCurrent`: true of the sheet by which a renewal of the client is sold. */
type Props = OwnRemoval & { sheet: SheetDocument; isCurrent: boolean };

/** Actions on a sheet: trial lenses, sale, renewal, check, editing, print, deletion. */
export function useSheetActs({ sheet, isCurrent, isRemoving, onRemove }: Props) {
  const [isTrying, setTrying] = useState(false);
  const isNarrow = useIsNarrow();
  const check = useCheckDone(sheet);
  const title = text.title(formatDay(sheet.date));
  const wide = { tryIt: () => setTrying(true), check };
  return {
    menu: (
      <RemoveAction
        of={title}
        isBusy={isRemoving}
        otherItems={useMore(sheet, isCurrent, isNarrow ? wide : null)}
        onRemove={onRemove}
      />
    ),
    buttons: (
      <>
        {!isNarrow && <WideButtons sheet={sheet} {...wide} />}
        <EditLink href={paths.editContactSheet(sheet.id)} />
        <ButtonLink href={paths.sellContacts(sheet.id)} variant="primary" icon="plus">
          {text.sell}
        </ButtonLink>
      </>
    ),
    dialog: isTrying && <TrialDialog sheet={sheet} onClose={() => setTrying(false)} />,
  };
}

type Wide = { tryIt: () => void; check: ReturnType<typeof useCheckDone> };

const WideButtons = ({ sheet, tryIt, check }: Wide & { sheet: SheetDocument }) => (
  <>
    {areLensesSeen(sheet) && (
      <Button icon="eye" right={right} onClick={tryIt}>
        {text.try}
      </Button>
    )}
    <Button icon="check" right={right} isBusy={check.isBusy} onClick={check.act}>
      {text.check}
    </Button>
    <PrintLink href={paths.printContactSheet(sheet.id)} />
  </>
);

/** Entries of the menu '…'. `narrow`: actions that have buttons of their own on a wide screen. */
function useMore(sheet: SheetDocument, isCurrent: boolean, narrow: Wide | null): MenuItem[] {
  const { save } = useSaveSheet(sheet);
  const validate = async () => {
    if (await save({ status: "final" })) toast.success(text.validated);
  };
  const acts: (MenuItem | false | null)[] = [
    isCurrent && {
      icon: "arrow-circle",
      label: words.renewContact,
      href: paths.renewContacts(sheet.id),
    },
    narrow &&
      areLensesSeen(sheet) && { icon: "eye", label: text.try, right, onSelect: narrow.tryIt },
    narrow && { icon: "check", label: text.check, right, onSelect: narrow.check.act },
    narrow && { icon: "printer", label: words.print, href: paths.printContactSheet(sheet.id) },
    sheet.status === "trial" && {
      icon: "check",
      label: text.validate,
      right,
      onSelect: () => void validate(),
    },
  ];
  return acts.filter((act) => act !== false && act !== null);
}

/** Records that the check took place by moving the day of the next one, with undo. */
function useCheckDone(sheet: SheetDocument) {
  const { isBusy, save } = useSaveSheet(sheet);
  const { id, status, check_on: before } = sheet;
  const undo = async (version: string) => {
    await attempt(async () => {
      await saveSheet(id, { version, check_on: before });
      toast.success(text.checkUndone);
    }, text.saveFailed);
  };
  const act = async () => {
    const months = company.peek()?.lens_check_months ?? 0;
    const next = firstCheckOn(today(), status, months) ?? "";
    const saved = await save({ check_on: next });
    if (!saved) return;
    tellUndoable(text.checked(next && formatDay(next)), () => void undo(saved.version));
  };
  return { isBusy, act: () => void act() };
}
