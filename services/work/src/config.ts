/** The settings of work besides those that every service has: none so far. */
export const settings = {};
