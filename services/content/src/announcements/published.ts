import {
  dayText,
  emitRecordEvent,
  ownCall,
  type RecordChange,
  type RecordEvents,
  type Resource,
  recordEvent,
  type StoredValues,
} from '@bms/service-kit';
import { type Announcement, announcements } from './announcements.model.ts';
import { isVisible } from './audience.ts';

/** The interval, in milliseconds, at which the job looks for announcements whose start date has come. */
export const PUBLISH_CHECK_MS = 300_000;

/**
 * The state of the publishing event: `due`, emitted by the current change (`now`), or emitted before (`done`).
 * Announcements without a state are older than this field and count as done.
 */
type PublicationState = 'due' | 'now' | 'done';

const event: RecordEvents<Announcement, 'announcement'> = {
  message: 'bms.content.AnnouncementEvent',
  resource: 'announcement',
  module: 'announcements',
  data: ({ _id: id, version, title, share_with, start_date, end_date, created_by }) => {
    const dates = { start_date: dayText(start_date), end_date: dayText(end_date) };
    return { id, version, title, share_with, ...dates, created_by };
  },
};

/**
 * Returns the state of the publishing event of a new or changed announcement.
 * @param announcement with its visible range
 */
export function publicationOf(announcement: StoredValues<Announcement>, today: Date): { telling: PublicationState } {
  if (announcement.telling !== 'due') return { telling: 'done' };
  return { telling: isVisible(announcement, today) ? 'now' : 'due' };
}

/** Builds the event of the change, and the publishing event once the start date has come. */
export function announcementEvents(change: RecordChange<Announcement>) {
  const { kind, after } = change;
  const isPublished = kind !== 'deleted' && after.telling === 'now';
  return [
    ...(kind === 'created' ? [recordEvent(announcements, event, 'created', after)] : []),
    ...(isPublished ? [recordEvent(announcements, event, 'published', after)] : []),
  ];
}

/** Publishes one event for each announcement whose start date has come without a write. Versions stay unchanged. */
export async function publishDue(resource: Resource<Announcement>, today = resource.kit.days.today()): Promise<void> {
  const { kit } = resource;
  const rows = kit.db.collection<Announcement>(announcements.name);
  const due = { telling: 'due', visible_from: { $lte: today }, visible_until: { $gte: today } };
  const call = ownCall(kit, { rpc: '/bms.content.Announcements/Update' });
  for (const { _id } of await rows.find(due, { projection: { _id: 1 } }).toArray()) {
    await kit.write(call, async ({ session, emit }) => {
      const done = { $set: { telling: 'done' } };
      const record = await rows.findOneAndUpdate({ ...due, _id }, done, { session, returnDocument: 'after' });
      if (record) emitRecordEvent(resource, recordEvent(announcements, event, 'published', record), record, emit);
      return {};
    });
  }
}
