import {
  type Active,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import { jobStatuses } from "#domain/core/records.ts";
import type { BoardColumn, JobCard } from "#api/sales/jobs.ts";
import { cardIn } from "./boardView.ts";
import { CardFace } from "./CardFace.tsx";
import type { CardActions } from "./useBoardKeys.ts";

/** A click stays a click, and a finger that scrolls does not drag. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Silent: the keys move cards by themselves, and a move is told by its toast. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

type Props = {
  columns: readonly BoardColumn[];
  move: CardActions["move"];
  children: ReactNode;
};

/** Drag of cards between columns, by mouse and finger. */
export function BoardDrag({ columns, move, children }: Props) {
  const [dragged, setDragged] = useState<JobCard>();
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const cardOf = ({ id }: Active) => cardIn(columns, String(id));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={({ active }) => setDragged(cardOf(active))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        const card = cardOf(active);
        const to = jobStatuses.find((status) => status === over?.id);
        if (card && to && to !== card.status) move(card, to);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="lift-3 rotate-[1.5deg] cursor-grabbing overflow-hidden rounded-large bg-surface">
            <CardFace card={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
