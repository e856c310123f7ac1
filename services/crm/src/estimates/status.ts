/** The statuses in which the client has not answered yet. */
export const OPEN = ['draft', 'sent'];

/** The statuses after the draft: visible to the client, and with locked fields. */
export const BEYOND_DRAFT = ['sent', 'accepted', 'declined'];
