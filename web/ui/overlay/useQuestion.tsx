import { type ReactNode, useEffect, useRef, useState } from "react";
import { isAsking } from "#lib/useOnce.ts";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "./Dialog.tsx";

type QuestionTexts = { title: string; content: ReactNode; back: string; goOn: string };
type Question = QuestionTexts & { answer: (isMeant: boolean) => void };

/** Confirmation question; resolves to true when confirmed. */
export function useQuestion(): {
  ask: (texts: QuestionTexts) => Promise<boolean>;
  question: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (texts: QuestionTexts) => {
    const isMeant = await new Promise<boolean>((answer) => setQuestion({ ...texts, answer }));
    setQuestion(null);
    return isMeant;
  };
  return { ask, question: question && <QuestionDialog {...question} /> };
}

function QuestionDialog({ title, content, back, goOn, answer }: Question) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    isAsking.value = true;
    return () => {
      isAsking.value = false;
    };
  }, []);
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      // A double Enter confirms nothing.
      onOpened={() => first.current?.focus()}
    >
      {content}
      <div className="flex flex-wrap justify-end gap-2">
        <Button ref={first} onClick={() => answer(false)}>
          {back}
        </Button>
        <Button variant="primary" onClick={() => answer(true)}>
          {goOn}
        </Button>
      </div>
    </Dialog>
  );
}
