/** What content is told by its environment beyond what every service is: nothing so far. */
export const settings = {};
