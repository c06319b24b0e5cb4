import { useState } from "react";
import { addDays, parseDay, today } from "#domain/core/days/days.ts";
import { isCompleteTypedDay, parseTypedDay } from "#domain/core/days/typedDay.ts";
import { messageOfCode } from "#domain/core/messages/messages.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { formTexts } from "./form.strings.ts";

export type DayOptions = {
  /** 'YYYY-MM-DD', '' for none, or invalid text. */
  value: string;
  onChange: (value: string) => void;
  /** A form keeps invalid text for its checks; a filter waits for a valid day. */
  keepsText?: boolean | undefined;
  /** Omitted parts mean the next such day (promised or due). */
  isAhead?: boolean | undefined;
};

const shownDay = (value: string): string => (parseDay(value) ? formatDay(value) : value);

/** '+' or '-' on a shown day, or alone. */
function stepOf(typed: string, shown: string): number {
  const [sign, ...others] = typed.match(/[+\-\u2212]/g) ?? [];
  if (!sign || others.length > 0) return 0;
  const rest = typed.replace(sign, "");
  if (rest !== "" && rest !== shown) return 0;
  return sign === "+" ? 1 : -1;
}

/** Reason of an invalid day: 31/02, or no date. */
const unreadText = (text: string): string =>
  /^[\d\s/.-]+$/.test(text) ? messageOfCode("day") : formTexts.day.unread;

/** Text of a day field, and its value while typing. */
export function useDayText({ value, onChange, keepsText = false, isAhead = false }: DayOptions) {
  // Cleared when the value changes otherwise: reset, or selection.
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
  /** Commits the text: formats a valid day, or marks an invalid one. */
  const settle = () => {
    setTyping(false);
    const day = read(text);
    if (day) choose(day);
    else if (text.trim() === "") setTyped(null);
  };
  const isUnread = !isTyping && text.trim() !== "" && read(text) === null;
  return { text, isTyping, unread: isUnread ? unreadText(text) : null, choose, type, settle };
}
