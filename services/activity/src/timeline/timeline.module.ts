import { defineModule, type HandlerOf } from '@bms/service-kit';
import type { Activity } from '../setup.ts';
import { entriesOfClients } from './entries-of-clients.ts';
import { createTimeline } from './timeline.ts';

/** The module of the timeline, which shows the audit log to those who may see its records. */
export const timelineModule = defineModule({
  service: 'bms.activity.Timeline',
  setup: ({ kit }: Activity) => {
    kit.merges.follow('timeline', entriesOfClients(kit.db));
    const list: HandlerOf<'/bms.activity.Timeline/List'> = createTimeline(kit);
    return { List: list };
  },
});
