/** The settings of content besides those that every service has: none so far. */
export const settings = {};
