/** The statuses visible to the client. */
export const BEYOND_DRAFT = ['sent', 'accepted', 'declined'];
