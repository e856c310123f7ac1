import { defineModule, type HandlerOf } from '@bms/service-kit';
import type { OpenTail } from '../live/open-tail.ts';
import { openCursors } from './cursor.ts';
import { createFeed } from './feed.ts';

/** Creates the module of the change feed. @param openTail the changes of the audit log as they are committed */
export const changesModule = (openTail: OpenTail) =>
  defineModule({
    service: 'bms.activity.Changes',
    setup: async (kit) => {
      const feed = createFeed(kit, await openTail(kit), await openCursors(kit.db));
      const list: HandlerOf<'/bms.activity.Changes/List'> = feed;
      return { List: list };
    },
  });
