import { violationMessage } from "#domain/core/messages/messages.ts";

/** Error for a typed whole number outside 0 to `max`, in the server's words; null when valid. */
export function refusalOfWhole(field: string, typed: string, max: number): string | null {
  const text = typed.trim();
  if (text === "") return violationMessage({ field, code: "required" });
  if (!/^\d+$/.test(text)) return violationMessage({ field, code: "int" });
  return Number(text) > max ? violationMessage({ field, code: "max", params: { max } }) : null;
}
