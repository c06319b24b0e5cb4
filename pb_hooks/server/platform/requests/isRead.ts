/** True for methods that write nothing. HEAD counts the records and follows every rule of GET. */
export const isRead = (method: string): boolean => method === "GET" || method === "HEAD";
