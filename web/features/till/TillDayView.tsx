import type { TillDay } from "#domain/till/tillDay.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Notice } from "#ui/feedback/Panel.tsx";
import { tillStrings } from "#shared/till/till.strings.ts";
import { changesText } from "#shared/till/tillSums.ts";
import { CashCard } from "./CashCard.tsx";
import { CorrectionsCard } from "./CorrectionsCard.tsx";
import { MovementsCard } from "./MovementsCard.tsx";
import { TakenCard } from "./TakenCard.tsx";
import { tillPageStrings } from "./till.strings.ts";
import { lateCashOf, openDayOf, openDayText } from "./tillTexts.ts";
import type { MoveRemoval } from "./useRemoveMove.ts";

type Props = { till: TillDay; isBusy: boolean } & MoveRemoval;

/** Content of a till day: notices about open earlier days, movements, sums. */
export function TillDayView({ till, isBusy, removing, onRemove }: Props) {
  const open = openDayOf(till);
  const late = lateCashOf(till);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isBusy}>
      {open && <DayNotice {...openDayText(open)} day={open.last.day} />}
      {late && <DayNotice {...late} />}
      {till.changes && (
        <Notice tone="warn">
          <MoneyText>{tillStrings.changed(changesText(till.changes))}</MoneyText>
        </Notice>
      )}
      <Columns first={<CashCard till={till} />} rail={<TakenCard till={till} />} isPaired>
        <div className="grid gap-4">
          <MovementsCard till={till} removing={removing} onRemove={onRemove} />
          <CorrectionsCard till={till} />
        </div>
      </Columns>
    </div>
  );
}

type NoticeProps = { text: string; details: string; day: string };

/** Notice about another day, with a link to it. */
const DayNotice = ({ text, details, day }: NoticeProps) => (
  <div className="notice items-center bg-warn-soft text-warn-ink max-md:py-0">
    <Icon name="triangle-alert" className="size-4.5" />
    <p className="flex-1">
      <MoneyText>{text}</MoneyText>
      <span className="max-md:hidden">
        {"\u00a0: "}
        <MoneyText>{details}</MoneyText>
      </span>
      .
    </p>
    <a
      href={paths.tillOn(day)}
      className="shrink-0 font-medium whitespace-nowrap underline touch:inline-flex touch:min-h-11 touch:items-center"
    >
      {tillPageStrings.seeDay}
    </a>
  </div>
);
