/** What the parts of a document's form share: useDocumentForm makes it, saveForm and resolveConflict work on it. */
import type { RefObject } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Stored } from "./documentStart.ts";

export type Conflict =
  /** Another station saved (or deleted) the document meanwhile: the server's sentence. */
  | { kind: "modified" | "deleted"; message: string }
  /** What it saved is for somebody else: the two are never put together. */
  | { kind: "other"; whose: string }
  /** What it saved is in the form; `clashes` are the paths of what both changed. */
  | { kind: "merged"; clashes: string[] };

export type Who = { id: string; name: string };
export type DocumentRules<Values extends FieldValues> = {
  /** What is typed and not yet among the values goes there before they are checked; false stops the save. */
  settle?: () => boolean;
  /** The sentence of each field that may not be sent, by its path. */
  check: (values: Values) => Record<string, string>;
  /** The dates among the values: those after today are asked about once. */
  days: (values: Values) => string[];
  save: (stored: Stored<Values>, values: Values) => Promise<Stored<Values>>;
  /** What is stored now, for the form with these values; refused when the document is gone. */
  load: (id: string, values: Values) => Promise<Stored<Values>>;
  /** What is asked before the values are sent; gives what is sent, or null when the save is given up. */
  ask?: (values: Values, base: Values) => Promise<Values | null>;
  /** Whom the document is for: what was chosen on both sides, one here and another there, is two documents. */
  whose?: (values: Values) => Who;
  /** The same work under new ids, for a document that was deleted meanwhile. */
  renew: (values: Values) => Values;
  /** What follows from the values once they were merged, of those that were typed. */
  follow?: (merged: Values, typed: Values) => Values;
  /** What is sent after the save; false keeps the form open. */
  attach?: (id: string) => Promise<boolean>;
  /** Something changed that is not among the values, and how it is given up with them. */
  hasMore?: boolean;
  onDiscard?: () => void;
  onSaved: (isNew: boolean) => void;
  /** A save that failed: the server's sentence when it has one, and the path of its field. */
  onFailed: (message: string, path: string, isNew: boolean) => void;
  /** The server's sentences by field of a document that is not stored yet, once they are at their fields. */
  onNewRefused?: (fields: Record<string, string>, form: UseFormReturn<Values>) => void;
  /** The first sentence of the values that may not be sent. */
  onInvalid?: (message: string) => void;
};

/** How far the work is; it changes without the form being drawn again. */
export type Progress<Values> = {
  stored: Stored<Values>;
  isNew: boolean;
  isSaved: boolean;
  /** What was sent first without an answer: the server may have stored it. */
  unanswered: Values | null;
};

export type DocumentEditor<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  element: RefObject<HTMLFormElement | null>;
  progress: Progress<Values>;
  rules: DocumentRules<Values>;
  setConflict: (conflict: Conflict | null) => void;
  dropDraft: () => void;
  /** True when these days may be saved; those after today are asked about, but for those stored. */
  agree: (days: readonly string[], stored: readonly string[]) => Promise<boolean>;
};
