import { company } from "#api/session/session.ts";
import { useUses } from "#api/session/people.ts";
import type { SavedItem } from "#domain/documents/documents.ts";
import { warrantyFields } from "#domain/services/warranty.ts";
import { useValue } from "#lib/useValue.ts";
import { warrantySentences } from "./warrantyTexts.ts";

/** True for a shop that uses tickets or gives a warranty; other shops see nothing about warranties. */
export function useTellsWarranty(): boolean {
  const shop = useValue(company);
  const hasTickets = useUses("services");
  return hasTickets || warrantyFields.some((name) => (shop?.[name] ?? 0) > 0);
}

/** Warranty under a sold line. */
export function ItemWarranty({ item: { warranty } }: { item: SavedItem }) {
  const isTold = useTellsWarranty();
  if (!isTold || !warranty) return null;
  return warrantySentences(warranty).map(({ text, isOver }) => (
    <p key={text} className={`text-sm ${isOver ? "text-ink-3" : "text-ok-ink"}`}>
      {text}
    </p>
  ));
}
