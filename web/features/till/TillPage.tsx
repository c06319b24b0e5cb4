import { handCashKinds } from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import { words } from "#lib/texts/words.strings.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { CloseDialog } from "./CloseDialog.tsx";
import { dayName } from "#shared/till/dayNames.ts";
import { DayActions, DayMenu } from "./DayActions.tsx";
import { DayPicker, DayState } from "./DayPicker.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { tillPageStrings } from "./till.strings.ts";
import { stateOf } from "./tillTexts.ts";
import { TillDayView } from "./TillDayView.tsx";
import { useRemoveMove } from "./useRemoveMove.ts";
import { type Till, useTill } from "./useTill.ts";
import { useTillKeys } from "./useTillKeys.ts";
import { Columns } from "#ui/page/Columns.tsx";

/** Page of a till day. */
export default function TillPage() {
  const till = useTill();
  const { day, query } = till;
  const removal = useRemoveMove();
  useTillKeys(till);
  const onToday = () => till.go(today());
  return (
    <>
      <PageHeader
        title={tillPageStrings.titleOf(dayName(day))}
        name={words.till}
        subtitle={
          <DayState day={day} onToday={onToday} state={till.till ? stateOf(till.till) : "\u00a0"} />
        }
        badge={<DayPicker day={day} onChoose={till.go} />}
        menu={<DayMenu till={till} />}
      >
        <DayActions till={till} />
      </PageHeader>
      <Loaded
        query={query}
        failed={words.tillFailed}
        failureClass="mb-4"
        skeleton={<TillSkeleton />}
      >
        {(data) => <TillDayView till={data} isBusy={query.isPlaceholderData} {...removal} />}
      </Loaded>
      <Dialogs {...till} />
    </>
  );
}

/** Dialog that the address opens. */
function Dialogs({ till, isClosing, moved, added, day, done }: Till) {
  const kind = handCashKinds.find((one) => one === (moved?.kind ?? added));
  if (isClosing && till) return <CloseDialog till={till} onClose={done} />;
  // No dialog for a supplier's cash, which is changed through its payment.
  if (!kind) return null;
  if (moved) return <MoveDialog key={moved.id} kind={kind} move={moved} day={day} onClose={done} />;
  return <MoveDialog key={kind} kind={kind} day={day} onClose={done} />;
}

const Sums = () => (
  <div className="card">
    <RowsSkeleton rows={4} />
  </div>
);

/** Placeholder of a day while it loads. */
const TillSkeleton = () => (
  <Columns isPaired first={<Sums />} rail={<Sums />}>
    <div className="card">
      <RowsSkeleton rows={8} />
    </div>
  </Columns>
);
