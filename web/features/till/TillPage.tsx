import { cashMovementKinds } from "#domain/core/records.ts";
import { today } from "#domain/core/days.ts";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { ErrorPanel } from "#ui/page/Panel.tsx";
import { CloseDialog } from "./CloseDialog.tsx";
import { dayName } from "#shared/till/dayNames.ts";
import { DayActions, DayMenu } from "./DayActions.tsx";
import { DayPicker, DayState } from "./DayPicker.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { strings } from "./till.strings.ts";
import { stateOf } from "./tillFacts.ts";
import { TillDayView } from "./TillDayView.tsx";
import { TillSkeleton } from "./TillSkeleton.tsx";
import { useRemoveMove } from "./useRemoveMove.ts";
import { type Till, useTill } from "./useTill.ts";
import { useTillKeys } from "./useTillKeys.ts";

/** The till of a day: what came in, what there should be, and its close. */
export default function TillPage() {
  const till = useTill();
  const { day, query } = till;
  const removal = useRemoveMove();
  useTillKeys(till);
  const onToday = () => till.go(today());
  return (
    <>
      <PageHeader
        title={strings.titleOf(dayName(day))}
        name={strings.title}
        subtitle={
          <DayState day={day} onToday={onToday} state={till.till ? stateOf(till.till) : "\u00a0"} />
        }
        badge={<DayPicker day={day} onChoose={till.go} />}
        menu={<DayMenu till={till} />}
      >
        <DayActions till={till} />
      </PageHeader>
      {query.error !== null && (
        <div className="mb-4">
          <ErrorPanel message={strings.loadFailed} onRetry={() => query.refetch()} />
        </div>
      )}
      {query.data ? (
        <TillDayView till={query.data} isBusy={query.isPlaceholderData} {...removal} />
      ) : (
        query.error === null && <TillSkeleton />
      )}
      <Dialogs {...till} />
    </>
  );
}

/** What the address opens over the day. */
function Dialogs({ till, isClosing, moved, added, day, done }: Till) {
  const kind = cashMovementKinds.find((one) => one === added);
  if (isClosing && till) return <CloseDialog till={till} onClose={done} />;
  if (moved)
    return <MoveDialog key={moved.id} kind={moved.kind} move={moved} day={day} onClose={done} />;
  return kind && <MoveDialog key={kind} kind={kind} day={day} onClose={done} />;
}
