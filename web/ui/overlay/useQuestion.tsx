import { type ReactNode, useEffect, useRef, useState } from "react";
import { isAsking } from "#lib/forms/useOnce.ts";
import { Button } from "#ui/page/Button.tsx";
import { Dialog } from "./Dialog.tsx";

type Choice<Answer> = { text: string; answer: Answer; isPrimary?: boolean };
type ChoiceTexts<Answer> = {
  title: string;
  content: ReactNode;
  /** Answers in order; the first one gets the focus. */
  choices: readonly Choice<Answer>[];
};
type Asked<Answer> = ChoiceTexts<Answer> & {
  number: number;
  answer: (answer: Answer | null) => void;
};

/** Asks a question with several answers; resolves to the chosen one, or to null when the dialog is closed. */
export function useChoice<Answer>(): {
  choose: (texts: ChoiceTexts<Answer>) => Promise<Answer | null>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked<Answer> | null>(null);
  const count = useRef(0);
  const choose = async (texts: ChoiceTexts<Answer>) => {
    const number = (count.current += 1);
    const chosen = await new Promise<Answer | null>((answer) =>
      setAsked({ ...texts, number, answer }),
    );
    setAsked(null);
    return chosen;
  };
  // The React key makes each question a new dialog, which focuses its first answer.
  return { choose, question: asked && <ChoiceDialog key={asked.number} {...asked} /> };
}

type QuestionTexts = { title: string; content: ReactNode; back: string; goOn: string };

/** Asks for a confirmation; resolves to true when confirmed. */
export function useQuestion(): {
  ask: (texts: QuestionTexts) => Promise<boolean>;
  question: ReactNode;
} {
  const { choose, question } = useChoice<boolean>();
  const ask = async ({ title, content, back, goOn }: QuestionTexts) => {
    // The way back comes first and has the focus, so that a double Enter confirms nothing.
    const choices = [
      { text: back, answer: false },
      { text: goOn, answer: true, isPrimary: true },
    ];
    return (await choose({ title, content, choices })) ?? false;
  };
  return { ask, question };
}

function ChoiceDialog<Answer>({ title, content, choices, answer }: Asked<Answer>) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    isAsking.value = true;
    return () => {
      isAsking.value = false;
    };
  }, []);
  return (
    <Dialog title={title} onClose={() => answer(null)} onOpened={() => first.current?.focus()}>
      {content}
      <div className="flex flex-wrap justify-end gap-2">
        {choices.map((choice, index) => (
          <Button
            key={choice.text}
            ref={index === 0 ? first : undefined}
            variant={choice.isPrimary ? "primary" : "secondary"}
            onClick={() => answer(choice.answer)}
          >
            {choice.text}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
