/**
 * Props of Base UI's Autocomplete whose options come from the server. It is inline: with its own popup the rest of the
 * page is hidden from screen readers, and buttons named 'Dismiss' are added.
 */
export const autocompleteProps = {
  inline: true,
  filter: null,
  autoHighlight: "always",
  /** Its second input, for native forms: ours are none. */
  inputRef: (input: HTMLInputElement | null) => {
    if (input) input.hidden = true;
  },
} as const;
