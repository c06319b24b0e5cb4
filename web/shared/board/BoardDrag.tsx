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

type Props<Card extends BoardCard> = {
  kind: BoardKind<Card>;
  columns: readonly Column<Card>[];
  move: CardActions<Card>["move"];
  children: ReactNode;
};

/** Drag of cards between columns, by mouse and finger. */
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
