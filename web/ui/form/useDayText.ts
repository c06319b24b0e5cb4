import { useState } from "react";
import { addDays, parseDay, today } from "#domain/core/days/days.ts";
import { isCompleteTypedDay, parseTypedDay } from "#domain/core/days/typedDay.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { formTexts } from "./form.strings.ts";

export type DayOptions = {
  /** Day as 'YYYY-MM-DD', '' for none, or an invalid text. */
  value: string;
  onChange: (value: string) => void;
  /** True to pass on an invalid text, for the checks of a form; a filter waits for a valid day. */
  keepsText?: boolean | undefined;
  /** True to complete a partial date to the next such day, as for promised and due days. */
  isAhead?: boolean | undefined;
};

const shownDay = (value: string): string => (parseDay(value) ? formatDay(value) : value);

/** Step of a '+' or '-' typed beside the shown day, or alone; 0 for other texts. */
function stepOf(typed: string, shown: string): number {
  const [sign, ...others] = typed.match(/[+\-\u2212]/g) ?? [];
  if (!sign || others.length > 0) return 0;
  const rest = typed.replace(sign, "");
  if (rest !== "" && rest !== shown) return 0;
  return sign === "+" ? 1 : -1;
}

/** Error for an invalid day: one like 31/02, or a text that is no date. */
const unreadText = (text: string): string =>
  /^[\d\s/.-]+$/.test(text) ? messageOfCode("day") : formTexts.day.unread;

/** State of a day field: its text while a person types, and its value. */
export function useDayText({ value, onChange, keepsText = false, isAhead = false }: DayOptions) {
  // Typed text, ignored once a reset or a selection changes the value.
  const [typed, setTyped] = useState<{ text: string; values: string[] } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const text = typed?.values.includes(value) ? typed.text : shownDay(value);
  const read = (words: string) => parseTypedDay(words, { isAhead });
  const choose = (day: string) => {
    setTyped(null);
    setTyping(false);
    if (day !== value) onChange(day);
  };
  const type = (next: string) => {
    const step = isTyping ? 0 : stepOf(next, parseDay(value) ? formatDay(value) : "");
    if (step !== 0) return choose(addDays(parseDay(value) ?? today(), step));
    const day = read(next);
    if (day && isCompleteTypedDay(next)) return choose(day);
    const isBlank = next.trim() === "";
    const made = isBlank ? "" : keepsText ? (day ?? next) : value;
    setTyped({ text: next, values: [value, made] });
    setTyping(true);
    if (made !== value) onChange(made);
  };
  /** Ends the typing: formats a valid day, marks an invalid one. */
  const settle = () => {
    setTyping(false);
    const day = read(text);
    if (day) choose(day);
    else if (text.trim() === "") setTyped(null);
  };
  const isUnread = !isTyping && text.trim() !== "" && read(text) === null;
  return { text, isTyping, unread: isUnread ? unreadText(text) : null, choose, type, settle };
}
