import { textOfCell } from "#domain/lenses/formatPower.ts";

/** Power of a lens that a movement of a drawer moved; nothing of any other, or without the right to eyes. */
export const MovementCell = ({ cell }: { cell?: string }) => cell && <> · {textOfCell(cell)}</>;
