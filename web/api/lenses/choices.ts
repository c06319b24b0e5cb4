/** What each range of lenses costs for a correction. */
import { queryOptions } from "@tanstack/react-query";
import type { LensChoices } from "#domain/lenses/choices.ts";
import { get } from "#api/request.ts";

/** How a press of no value is asked for. */
export const noValue = "-";

/** Eyes as texts 'sphere,cylinder,add,prism'; '' is not asked for. Other blanks narrow nothing. */
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

/** Blank parameters are left out. */
const asked = (question: LensQuestion): Record<string, string> =>
  Object.fromEntries(Object.entries(question).filter(([, text]) => text !== ""));

/** Choices; without an eye nothing is asked. */
export const lensChoicesQuery = (question: LensQuestion) =>
  queryOptions({
    queryKey: ["lens-choices", asked(question)],
    queryFn: ({ signal }) => get<LensChoices>("lens-choices", asked(question), signal),
    enabled: question.right !== "" || question.left !== "",
  });
