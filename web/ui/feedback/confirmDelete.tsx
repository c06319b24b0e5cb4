import { toast as library } from "react-hot-toast/headless";
import { closeQuestion, DeleteQuestion, type Question, questionId } from "./DeleteQuestion.tsx";

export type { Consequence, Target, ToastPlace } from "./DeleteQuestion.tsx";

/**
 * Asks before a deletion. The question closes after `durationMs`, unless pointer or keyboard use it. A new question
 * replaces it.
 */
export function confirmDelete(
  target: Question["target"],
  onConfirm: () => void,
  { place = "right", consequences = [], ...rest }: Partial<Question> & { durationMs: number },
): void {
  closeQuestion();
  const question = { target, onConfirm, place, consequences, ...rest };
  library.custom(<DeleteQuestion {...question} />, {
    id: questionId,
    duration: question.durationMs,
  });
}
