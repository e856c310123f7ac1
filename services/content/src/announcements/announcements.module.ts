import { invalid, type Violation } from '@bms/contracts';
import type { AnnouncementInput } from '@bms/contracts/types/content';
import type { Users } from '@bms/projections';
import {
  type Call,
  compileAnswer,
  contextKey,
  createResource,
  crud,
  defineModule,
  type Handler,
  type HandlerOf,
  type Kit,
  list,
  loadForView,
  type Message,
  type Resource,
  recordModel,
  type Sent,
  type StoredValues,
} from '@bms/service-kit';
import type { Content } from '../setup.ts';
import { type Announcement, announcements } from './announcements.model.ts';
import { assertEndAfterStart, shownBetween } from './audience.ts';
import { announcementEvents, PUBLISH_CHECK_MS, publicationOf, publishDue } from './published.ts';
import { deletePurgedReads, readBy, readsModel, storeRead } from './reads.ts';
import { unknownShares } from './share-with.ts';

const DAY_MS = 24 * 3600 * 1000;

export const announcementsModule = defineModule({
  service: announcements.service,
  models: [...announcements.models, readsModel],
  setup: ({ kit, users }: Content) => {
    const resource = announcementResource(kit, users);
    const collections = announcements.models.map(({ name }) => name);
    const publish = () => publishDue(resource);
    kit.schedule({ name: 'announcements.published', intervalMs: PUBLISH_CHECK_MS, run: publish });
    kit.schedule({ name: 'announcement reads', intervalMs: DAY_MS, run: () => deletePurgedReads(kit.db, collections) });
    return {
      ...crud(resource),
      List: withRead(kit, list(resource)),
      Read: markRead(resource),
    };
  },
});

const unknown = contextKey<Violation | undefined>('unknown users and roles');

function announcementResource(kit: Kit, users: Users): Resource<Announcement> {
  const model = recordModel(kit.db, announcements);
  return createResource(kit, announcements, {
    // Differs by caller, so it is not stored with the record; lists add it to the response.
    computed: { read: (record: StoredValues) => record['read'] === true },
    show: async (record, { caller }) => ({
      ...record,
      read: (await readBy(kit.db, caller.userId, [record._id])).length > 0,
    }),
    prepare: async (sent: Sent<AnnouncementInput>, call, isNew) => {
      if (!isNew && !call.mask.includes('share_with')) return;
      const stored = isNew
        ? undefined
        : await model.findById((call.request as { id: number }).id, { share_with: 1 }).lean();
      call.context.set(unknown, await unknownShares(kit, users, sent, call, stored ?? undefined));
    },
    normalize: async (sent: Sent<AnnouncementInput>, call, before) => {
      const violation = call.context.get(unknown);
      if (violation) throw invalid(violation);
      return before && call.mask.includes('read') ? settleRead(kit, sent, call, before) : sent;
    },
    defaults: () => ({ telling: 'due' }),
    compute: (announcement) => {
      const between = shownBetween(announcement);
      return { ...between, ...publicationOf({ ...announcement, ...between }, kit.days.today()) };
    },
    assert: (change) => assertEndAfterStart(change),
    events: announcementEvents,
  });
}

/** Drops a value of the computed field that equals the one returned to the caller, so that it is no change. */
async function settleRead(
  kit: Kit,
  sent: Sent<AnnouncementInput>,
  { caller }: Call,
  { _id }: Announcement,
): Promise<Message> {
  const isRead = (await readBy(kit.db, caller.userId, [_id])).length > 0;
  return { ...sent, read: sent.read !== isRead };
}

/** An announcement as it is shown. */
interface Shown {
  id: number;
  read: boolean;
}

/** Adds to each listed announcement whether the caller has read it. */
function withRead<Request, Given>(kit: Kit, show: Handler<Request, Given>): Handler<Request, Given> {
  return async (call) => {
    const answer = await show(call);
    const shown = (answer as { records: Shown[] }).records;
    const ids = shown.map(({ id }) => id);
    const read = new Set(ids.length > 0 ? await readBy(kit.db, call.caller.userId, ids) : []);
    for (const announcement of shown) announcement.read = read.has(announcement.id);
    return answer;
  };
}

/** Marks an announcement as read by the caller. @throws ApiError not_found if the caller does not see it */
function markRead(resource: Resource<Announcement>): HandlerOf<'/bms.content.Announcements/Read'> {
  const { kit } = resource;
  const answer = compileAnswer(resource, resource.rpc('Read'));
  return async (call) => {
    const record = await loadForView(resource, call, call.request.id);
    const read = { user_id: call.caller.userId, announcement_id: record._id };
    return kit.write(call, async ({ session }) => {
      await storeRead(kit.db, read, session);
      call.setVersion(record.version);
      return answer({ ...record, read: true } as Announcement, 'Marked as read.');
    });
  };
}
