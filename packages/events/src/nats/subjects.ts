import { eventSubject } from '../contract/names.ts';

/** Subject prefix of notifications. No stream stores them; only current subscribers receive them. */
const PREFIX = 'bms_news.';

/** Returns the subject of a notification, e.g. `bms_news.identity.session.revoked.<id>`. */
export function notificationSubject(service: string, type: string, recordId: number | string): string {
  return PREFIX + eventSubject(service, type, recordId).slice('bms.'.length);
}

/**
 * Returns the subjects of a type of event: that of its notification, and that of the event which the relay publishes
 * later.
 */
export function subscribedSubjects(service: string, type: string): string[] {
  return [`${PREFIX}${service}.${type}.*`, `bms.${service}.${type}.*`];
}
