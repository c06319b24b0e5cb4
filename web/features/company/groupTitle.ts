/** Group title with a full-width hairline. */
export const groupTitleClass = "card-title -mx-4 mt-2 border-t border-line px-4 pt-4";

/** First group: title of the card. */
export const firstTitleClass = "card-head card-title -mx-4 -mt-4";
