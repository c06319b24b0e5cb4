/** The demonstration shop, computed from the recorded acts of its story (pb_hooks/demo/story.jsonl). */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { root } from "#docker/lib/paths.mjs";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { JobStatus } from "#domain/core/records.ts";
import type { Values } from "#domain/core/fields/values.ts";
import type { PrescriptionInput } from "#domain/documents/documents.ts";
import { eyeFields } from "#domain/optics/optics.ts";
import { type Act, idOf, readStory } from "#demo/story.ts";

/** Records that a new shop already has, which the story names. */
export const known = { CNSS: idOf("cnss"), owner: idOf("owner") };

export const storyActs = (day: IsoDay): Act[] =>
  readStory(readFileSync(join(root, "pb_hooks/demo/story.jsonl"), "utf8"), day, known);

type Product = Values & {
  id: string;
  name: string;
  type: string;
  barcode?: string;
  stock: number;
};
type Sale = { id: string; body: PrescriptionInput };
type Job = {
  id: string;
  prescription: string;
  promised_on: string;
  problem: string;
  ready_pairs?: number[];
};

const noEyes = Object.fromEntries(eyeFields.map((field) => [field, null]));

export function recordedShop(day: IsoDay) {
  const acts = storyActs(day);
  /** Records of a kind after their last act, with the values that no act contains. */
  function of<Row>(kind: string, unsaid: Values = {}): Row[] {
    const found = new Map<string, Values>();
    for (const { id, values } of acts.filter((act) => act.kind === kind))
      found.set(id, { ...unsaid, ...found.get(id), ...values, id });
    return [...found.values()] as Row[];
  }
  const stepsOf = (job: string) =>
    acts
      .filter(({ id, kind, values }) => kind === "jobs" && id === job && "status" in values)
      .map((act) => ({ status: act.values["status"] as JobStatus, day: act.day }));
  return {
    clients: of<Values>("clients", { phone: "" }),
    suppliers: of<Values>("suppliers"),
    products: of<Product>("products", { stock: 0 }),
    sales: of<Sale["body"] & { id: string; version?: string }>("prescriptions", noEyes).map(
      ({ id, version: _version, ...body }): Sale => ({ id, body }),
    ),
    jobs: of<Job>("jobs", { problem: "" }).map((job) => ({ ...job, steps: stepsOf(job.id) })),
    /** Tickets not created by a remake. */
    services: of<Values & { id: string }>("services"),
    /** Acts that make lenses again, each for a job. */
    remakes: acts.filter(({ kind }) => kind === "jobs/remake"),
  };
}
