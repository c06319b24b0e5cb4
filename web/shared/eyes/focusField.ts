/**
 * Focuses a measure at once: the form's `setFocus` waits for a timer, and would take the focus back from the next
 * field.
 */
export const focusField = (field: string): void => document.getElementById(field)?.focus();
