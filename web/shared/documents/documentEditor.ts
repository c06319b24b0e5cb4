/** Types of a document's form, shared by useDocumentForm, saveForm and resolveConflict. */
import type { RefObject } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Stored } from "./documentStart.ts";

export type Conflict =
  /** Another station saved or deleted the document; `message` is the server's. */
  | { kind: "modified" | "deleted"; message: string }
  /** The other save is for another client, so it is never merged. */
  | { kind: "other"; owner: string }
  /** The other save was merged; `clashes` are the paths that both sides changed. */
  | { kind: "merged"; clashes: string[] };

export type Owner = { id: string; name: string };
export type DocumentRules<Values extends FieldValues> = {
  /** Commits pending quick entry before the checks; false stops the save. */
  settle?: () => boolean;
  /** Errors by path. */
  check: (values: Values) => Record<string, string>;
  /** Dates among the values: a future one is confirmed once. Absent in a form without dates. */
  days?: (values: Values) => string[];
  save: (stored: Stored<Values>, values: Values) => Promise<Stored<Values>>;
  /** Loads the stored document as form values; rejects when it does not exist. */
  load: (id: string, values: Values) => Promise<Stored<Values>>;
  /**
   * Asks questions before the save, and may write the answers into the form. Returns the values to send, or null to
   * cancel.
   */
  confirm?: (values: Values, base: Values, form: UseFormReturn<Values>) => Promise<Values | null>;
  /** Client or supplier of the document. When two stations chose different ones, they saved two documents. */
  ownerOf?: (values: Values) => Owner;
  /** Copies the values under new ids, because the stored document was deleted. */
  withNewIds: (values: Values) => Values;
  /** Recomputes derived values after a merge. */
  follow?: (merged: Values, typed: Values) => Values;
  /** Runs after the save, for instance an upload; false keeps the form open. */
  attach?: (id: string) => Promise<boolean>;
  /** True when something outside the values changed; `onDiscard` resets it. */
  hasOtherChanges?: boolean;
  onDiscard?: () => void;
  onSaved: (isNew: boolean) => void;
  /** Maps a refused path of the request body to the form field that shows the error; by default the same path. */
  fieldOf?: (path: string) => string;
  /** Called after a failed save, with the server's message and the path of the field. */
  onFailed: (message: string, path: string, isNew: boolean) => void;
  /** Called with the server's errors by field when a document that was never saved is refused. */
  onNewRefused?: (fields: Record<string, string>, form: UseFormReturn<Values>) => void;
  /** Called with the first error when the checks refuse the values. */
  onInvalid?: (message: string) => void;
};

/** Mutable state that triggers no render. */
export type Progress<Values> = {
  stored: Stored<Values>;
  isNew: boolean;
  isSaved: boolean;
  /** Values of a save that got no answer: the server may have stored them. */
  unanswered: Values | null;
};

export type DocumentEditor<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  element: RefObject<HTMLFormElement | null>;
  progress: Progress<Values>;
  rules: DocumentRules<Values>;
  setConflict: (conflict: Conflict | null) => void;
  dropDraft: () => void;
  /** Resolves to true when these days may be saved; asks about future days that are new. */
  confirm: (days: readonly string[], stored: readonly string[]) => Promise<boolean>;
};
