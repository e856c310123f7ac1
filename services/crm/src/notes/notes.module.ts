import { invalid } from '@bms/contracts';
import { createResource, defineModule, type RecordChange } from '@bms/service-kit';
import { followClients } from '../parts-of-clients/follow-clients.ts';
import { partHandlers } from '../parts-of-clients/part-handlers.ts';
import { partRules } from '../parts-of-clients/part-rules.ts';
import type { Crm } from '../setup.ts';
import { type Note, notes } from './notes.model.ts';

/** The time by which the clock of a client app may be ahead, in milliseconds. */
const TOLERANCE_MS = 5 * 60 * 1000;

export const notesModule = defineModule({
  service: notes.service,
  models: notes.models,
  setup: ({ kit, clients }: Crm) => {
    const part = partRules(kit);
    const resource = createResource(kit, notes, {
      ...part,
      defaults: (call) => ({ ...part.defaults(call), happened_at: new Date() }),
      assert: async (change, tx) => {
        assertHappened(change);
        await part.assert(change, tx);
      },
    });
    kit.consume({ name: 'notes', from: kit.service, effects: followClients(resource) });
    return partHandlers(resource, clients);
  },
});

/** @throws ApiError validation_failed for a call or meeting in the future: what is planned is a task */
function assertHappened({ changed, after }: RecordChange<Note>): void {
  if (!changed.has('happened_at') || !after.happened_at) return;
  if (after.happened_at.getTime() <= Date.now() + TOLERANCE_MS) return;
  throw invalid({ field: 'happened_at', code: 'out_of_range', message: 'happened_at must not be in the future.' });
}
