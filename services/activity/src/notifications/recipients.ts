/** The rpc of identity that returns the recipients of a notification. */
export const RECIPIENTS = '/bms.identity.Directory/NotificationRecipients';
