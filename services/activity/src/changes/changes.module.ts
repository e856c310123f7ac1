import { defineModule, type HandlerOf } from '@bms/service-kit';
import type { Activity } from '../setup.ts';
import { openCursors } from './cursor.ts';
import { createFeed } from './feed.ts';

/** The module of the change feed. */
export const changesModule = defineModule({
  service: 'bms.activity.Changes',
  setup: async ({ kit, tail }: Activity) => {
    const feed = createFeed(kit, tail, await openCursors(kit.db));
    const list: HandlerOf<'/bms.activity.Changes/List'> = feed;
    return { List: list };
  },
});
