import type { ReactNode } from "react";
import type { ListedMovement } from "#api/stock/movements.ts";
import { movementDocument } from "./movementDocument.ts";

/** Link to the document of a movement, named by its number; shows `none` without a document. */
export function MovementDocument({
  movement,
  none,
}: {
  movement: ListedMovement;
  none: ReactNode;
}) {
  const document = movementDocument(movement);
  if (!document) return <span className="text-ink-3">{none}</span>;
  if (!document.href)
    return (
      <span dir="auto" className="text-ink-3">
        {document.name}
      </span>
    );
  return (
    <a
      dir="auto"
      className="hover:underline max-md:inline-block max-md:py-1 md:whitespace-nowrap md:touch:py-3.5"
      href={document.href}
      aria-label={document.label}
    >
      {document.name}
    </a>
  );
}
