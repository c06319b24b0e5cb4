/** A group of fields after another: a hairline from edge to edge of its card. */
export const groupTitleClass = "card-title -mx-4 mt-2 border-t border-line px-4 pt-4";

/** Of the first group: the head of its card, within its padding. */
export const firstTitleClass = "card-head card-title -mx-4 -mt-4";
