/** The statuses with an open balance: sent and not paid in full. */
export const OWED = ['sent', 'partially_paid'];

/** The statuses without an open balance. */
export const NOT_OWED = ['draft', 'paid', 'cancelled'];

/** The statuses that are neither paid nor cancelled. */
export const OPEN = ['draft', ...OWED];

/** The statuses in which portal users see the invoices of their client. */
export const BEYOND_DRAFT = [...OWED, 'paid', 'cancelled'];
