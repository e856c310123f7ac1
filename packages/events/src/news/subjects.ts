import { eventSubject } from '../envelope/names.ts';

/** No stream takes these: news is told to whoever listens at this moment, at once. */
const PREFIX = 'bms_news.';

/** Where one event is told at once, e.g. `bms_news.identity.session.revoked.<id>`. */
export function newsSubject(service: string, type: string, recordId: number | string): string {
  return PREFIX + eventSubject(service, type, recordId).slice('bms.'.length);
}

/** A type of event is heard twice: at once as news, and when the relay publishes it. */
export function heardSubjects(service: string, type: string): string[] {
  return [`${PREFIX}${service}.${type}.*`, `bms.${service}.${type}.*`];
}
