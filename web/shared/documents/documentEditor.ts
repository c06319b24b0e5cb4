/** Types of a document's form: created by useDocumentForm, used by saveForm and resolveConflict. */
import type { RefObject } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Stored } from "./documentStart.ts";

export type Conflict =
  /** Server message when another station has saved or deleted the document. */
  | { kind: "modified" | "deleted"; message: string }
  /** The other save is for another client: never merged. */
  | { kind: "other"; owner: string }
  /** The other save is merged; `clashes` are paths changed on both sides. */
  | { kind: "merged"; clashes: string[] };

export type Owner = { id: string; name: string };
export type DocumentRules<Values extends FieldValues> = {
  /** Commits pending text before the checks; false stops the save. */
  settle?: () => boolean;
  /** Errors by path. */
  check: (values: Values) => Record<string, string>;
  /** Dates of the values: future ones are confirmed once. None without it. */
  days?: (values: Values) => string[];
  save: (stored: Stored<Values>, values: Values) => Promise<Stored<Values>>;
  /** Loads the stored document as form values; rejects when it is missing. */
  load: (id: string, values: Values) => Promise<Stored<Values>>;
  /** Asks before sending; returns the values to send, or null to cancel. Answers may be written into the form. */
  confirm?: (values: Values, base: Values, form: UseFormReturn<Values>) => Promise<Values | null>;
  /** Owner of the document: when both stations selected different ones, they are two documents. */
  ownerOf?: (values: Values) => Owner;
  /** The same values under new ids, for a deleted document. */
  withNewIds: (values: Values) => Values;
  /** Recomputes derived values after a merge. */
  follow?: (merged: Values, typed: Values) => Values;
  /** Runs after the save; false keeps the form open. */
  attach?: (id: string) => Promise<boolean>;
  /** Changes outside the values, and their reset. */
  hasOtherChanges?: boolean;
  onDiscard?: () => void;
  onSaved: (isNew: boolean) => void;
  /** Field of the form at which a refused path of the body is shown; the path itself by default. */
  fieldOf?: (path: string) => string;
  /** Failed save: server message and field path. */
  onFailed: (message: string, path: string, isNew: boolean) => void;
  /** Server errors by field of an unsaved document. */
  onNewRefused?: (fields: Record<string, string>, form: UseFormReturn<Values>) => void;
  /** First error of the values. */
  onInvalid?: (message: string) => void;
};

/** Mutable state that triggers no render. */
export type Progress<Values> = {
  stored: Stored<Values>;
  isNew: boolean;
  isSaved: boolean;
  /** Values of a save without an answer: the server may have stored them. */
  unanswered: Values | null;
};

export type DocumentEditor<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  element: RefObject<HTMLFormElement | null>;
  progress: Progress<Values>;
  rules: DocumentRules<Values>;
  setConflict: (conflict: Conflict | null) => void;
  dropDraft: () => void;
  /** Whether these days may be saved; new future days are confirmed. */
  confirm: (days: readonly string[], stored: readonly string[]) => Promise<boolean>;
};
