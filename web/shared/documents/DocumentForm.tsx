import type { ComponentProps, RefObject } from "react";

type Props = Omit<ComponentProps<"form">, "ref" | "onSubmit" | "onBlur"> & {
  /** State of `useDocumentForm`. */
  state: {
    element: RefObject<HTMLFormElement | null>;
    draft: { flush: () => void };
    submit: () => unknown;
  };
};

/** Form element of a document: submits through its state, and stores the draft when a field loses the focus. */
export const DocumentForm = ({ state: { element, draft, submit }, ...props }: Props) => (
  <form
    ref={element}
    tabIndex={-1}
    className="outline-none"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void submit();
    }}
    onBlur={draft.flush}
    {...props}
  />
);
