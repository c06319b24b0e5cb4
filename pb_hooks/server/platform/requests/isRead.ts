/** True of the methods that write nothing. HEAD counts the records and follows every rule that GET does. */
export const isRead = (method: string): boolean => method === "GET" || method === "HEAD";
