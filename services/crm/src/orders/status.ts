/** The statuses in which work remains to be done. */
export const OPEN = ['new', 'processing', 'confirmed'];

/** The statuses in which the client and the lines are locked; a confirmed order is invoiced. */
export const SETTLED = ['confirmed', 'completed', 'cancelled'];
