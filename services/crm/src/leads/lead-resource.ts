import { createResource, type Kit, type Resource, type States } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { leadEvents } from './events.ts';
import { leads } from './leads.model.ts';
import { reasonOf, refuseReason, requireReason } from './lost.ts';
import { leadStates, refuseWon } from './status.ts';

/**
 * Leads with what their rules are beyond the contract; for whatever makes or changes one.
 * @param status the moves that are legal for whoever uses it
 */
export function leadResource(kit: Kit, status: States = leadStates): Resource {
  const values = customValues(kit, leads);
  return createResource(kit, leads, {
    defaults: ({ caller }) => ({ owner_id: caller.userId, type: 'organization' }),
    states: { status },
    prepare: refuseReason,
    derived: reasonOf,
    check: async (change, tx) => {
      refuseWon(change);
      requireReason(change);
      await values.check(change, tx);
    },
    events: leadEvents,
  });
}
