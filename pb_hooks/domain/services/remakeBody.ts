/**
 * Parses the body of a remake, and keeps what is needed to undo it within the hour (docs/rules-remakes.md, Remakes;
 * Breakage).
 */
import { instantMs } from "#domain/core/days/formatDays.ts";
import { idForm } from "#domain/core/fields/fields.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";
import type { Job, Service } from "#domain/core/records.ts";
import { type ParsedBody, readBodyFields } from "#domain/documents/documentBody.ts";
import { addStep, type JobStep, revivalMs } from "#domain/workshop/jobs.ts";
import type { RemadeEyes } from "#domain/workshop/remade.ts";

/** Fields of a ticket that the body may give, besides the eyes and the pair. */
const remakeFields = ["cause", "values", "worker", "expected", "with_client", "notes"] as const;

/** `id`: id of a new ticket, or of an open one that becomes the remake. `values`: the given ones. */
export type RemakeBody = {
  id: string;
  asked: RemadeEyes;
  values: Partial<Pick<Service, (typeof remakeFields)[number]>>;
};

export function readRemakeBody(body: Values): ParsedBody<RemakeBody> {
  const id = textValue(body["id"]);
  const names = [...remakeFields, "eyes", "pair"];
  const { value, violations } = readBodyFields("optique_services", body, names, false, null);
  const { eyes = "", pair = 0, ...values } = value as Partial<Service>;
  const isRefused = violations.some(({ field }) => field === "cause");
  return {
    value: { id, asked: { eyes, pair }, values },
    violations: [
      ...(idForm.test(id) ? [] : [{ field: "id", code: "id_form" }]),
      ...(values.cause || isRefused ? [] : [{ field: "cause", code: "required" }]),
      ...violations,
    ],
  };
}

/** Fields of a job that its remake changes, and an undo restores. */
export const undoneFields = [
  "status",
  "promised_on",
  "ready_pairs",
  "lab_reference",
  "ordered",
  "changed",
  "steps",
] as const satisfies readonly (keyof Job)[];

/**
 * Stored with a remake. `at`: instant at which the job went back to work. If its own route created the ticket, also the
 * former job, and the state that the job got.
 */
export type RemakeUndo = {
  at: string;
  to?: Job["status"];
  job?: Pick<Job, (typeof undoneFields)[number]>;
};

/** Stored undo data; null for a ticket that is no remake. */
export const undoOf = (stored: unknown): RemakeUndo | null =>
  isObject(stored) && typeof stored["at"] === "string" ? (stored as RemakeUndo) : null;

type Taken = Pick<Service, "kind" | "actor" | "created"> & { undo?: unknown };

/** True when the author of a remake may undo it: within an hour. */
export const isTakenBack = (remake: Taken, actor: string, now: number): boolean =>
  remake.kind === "remake" &&
  remake.actor !== "" &&
  remake.actor === actor &&
  undoOf(remake.undo)?.job !== undefined &&
  now - instantMs(remake.created) <= revivalMs;

const stepsOf = (steps: unknown): readonly JobStep[] =>
  Array.isArray(steps) ? (steps as JobStep[]) : [];

/** True when nobody has moved the job since its remake. */
export function isUnmoved({ to, job }: RemakeUndo, steps: unknown): boolean {
  const [before, now] = [stepsOf(job?.steps), stepsOf(steps)];
  const last = now.at(-1);
  const expected = last && last.status === to ? addStep(before, last) : before;
  return last?.status === to && instantsOf(expected) === instantsOf(now);
}

const instantsOf = (steps: readonly JobStep[]): string => steps.map(({ at }) => at).join();
