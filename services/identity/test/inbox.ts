export { type Inbox, type ReceivedMail, startInbox } from '@bms/testing';
