import { defineModule, type HandlerOf } from '@bms/service-kit';
import { openCursors } from '../changes/cursor.ts';
import type { Activity } from '../setup.ts';
import { createListeners } from './listeners.ts';
import { createPermissionSnapshots } from './permission-snapshots.ts';
import { compileVisible } from './visible.ts';

/** The module of the live feed, which streams changes to the callers who may see them. */
export const liveModule = defineModule({
  service: 'bms.activity.Live',
  setup: async ({ kit, tail }: Activity) => {
    const listeners = createListeners(
      kit,
      tail,
      await openCursors(kit.db),
      compileVisible(kit.contract),
      createPermissionSnapshots(kit),
    );
    kit.onShutdown(listeners.stop);
    const follow: HandlerOf<'/bms.activity.Live/Follow'> = async (call) => {
      const from = call.http.request.headers['last-event-id'];
      await listeners.add(call, Array.isArray(from) ? from[0] : from);
      return undefined;
    };
    return { Follow: follow };
  },
});
