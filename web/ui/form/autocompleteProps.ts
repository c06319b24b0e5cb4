/**
 * Props of Base UI's Autocomplete for options from the server. Used inline: its own popup would hide the page from
 * screen readers, and add buttons named 'Dismiss'.
 */
export const autocompleteProps = {
  inline: true,
  filter: null,
  autoHighlight: "always",
  /** The library's second input is for native form submission, which we do not use. */
  inputRef: (input: HTMLInputElement | null) => {
    if (input) input.hidden = true;
  },
} as const;
