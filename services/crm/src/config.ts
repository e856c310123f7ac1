/** The settings of crm besides those that every service has: none so far. */
export const settings = {};
