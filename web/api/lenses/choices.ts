/** Prices of each lens range for a correction. */
import { queryOptions } from "@tanstack/react-query";
import type { LensChoices } from "#domain/lenses/choices.ts";
import { get } from "#api/request.ts";

/** Parameter value that selects the ranges whose field, such as the treatment, is blank. */
export const noValue = "-";

/**
 * Parameters of the query. An eye is 'sphere,cylinder,add,prism', or '' when not requested; other blank parameters do
 * not filter.
 */
export type LensQuestion = {
  right: string;
  left: string;
  on?: string;
  needed?: string;
  geometry?: string;
  index?: string;
  treatment?: string;
  supplier?: string;
  q?: string;
};

/** Leaves out blank parameters. */
const asked = (question: LensQuestion): Record<string, string> =>
  Object.fromEntries(Object.entries(question).filter(([, text]) => text !== ""));

/** Query of the lens choices; disabled while no eye is requested. */
export const lensChoicesQuery = (question: LensQuestion) =>
  queryOptions({
    queryKey: ["lens-choices", asked(question)],
    queryFn: ({ signal }) => get<LensChoices>("lens-choices", asked(question), signal),
    enabled: question.right !== "" || question.left !== "",
  });
