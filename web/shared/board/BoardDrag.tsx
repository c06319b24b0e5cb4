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
import type { BoardCard, BoardKind, CardActions, Column } from "./boardKind.ts";
import { cardIn } from "./boardView.ts";

/** Minimum movement or delay, so that a click stays a click and a scrolling finger does not drag. */
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 250, tolerance: 8 } };

/** Turns off the library's screen-reader messages: keys move cards without it, and a toast announces each move. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  columns: readonly Column<Card>[];
  move: CardActions<Card>["move"];
  children: ReactNode;
};

/** Lets mouse and finger drag cards between columns. */
export function BoardDrag<Card extends BoardCard>({ kind, columns, move, children }: Props<Card>) {
  const [dragged, setDragged] = useState<Card>();
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  const cardOf = ({ id }: Active) => cardIn(columns, String(id));
  const { Face } = kind;
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
        const to = kind.statuses.find((status) => status === over?.id);
        if (card && to && to !== card.status) move(card, to);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="lift-3 rotate-[1.5deg] cursor-grabbing overflow-hidden rounded-large bg-surface">
            <Face card={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
