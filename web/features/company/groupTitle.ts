/** A group of fields after another: a hairline from edge to edge of its card. */
export const groupTitleClass = "card-title -mx-4 mt-2 border-t border-line px-4 pt-4";
