import type { Migration } from '@bms/service-kit';
import { clients } from '../clients/clients.model.ts';
import { contacts } from '../contacts/contacts.model.ts';
import { estimateRequests } from '../estimate-requests/estimate-requests.model.ts';
import { estimates } from '../estimates/estimates.model.ts';

/**
 * Stores when estimates were sent, by which the portal shows them: the time of the last change. A declined one counts
 * as sent if nothing but the answer followed the sending, since the deletion of a client declined its drafts too.
 * Contacts and estimate requests get the present owner of their client.
 */
export const visibleToOwners: Migration = {
  name: '2026-11-26-visible-to-owners',
  up: async ({ db, signal }) => {
    const answeredNext = { $gte: [{ $add: ['$sent_version', 1] }, '$version'] };
    const sent = [{ status: { $in: ['sent', 'accepted'] } }, { status: 'declined', $expr: answeredNext }];
    const days = [{ $set: { sent_at: '$updated_at' } }];
    await db.collection(estimates.name).updateMany({ sent_at: null, $or: sent }, days);
    const client = { from: clients.name, localField: 'client_id', foreignField: '_id', as: 'client' };
    for (const { name } of [contacts, estimateRequests]) {
      signal.throwIfAborted();
      const stages = [
        { $lookup: client },
        { $set: { current: { $first: '$client.owner_id' } } },
        { $match: { current: { $gt: 0 }, $expr: { $ne: ['$current', '$owner_id'] } } },
        { $project: { owner_id: '$current' } },
        { $merge: { into: name, on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
      ];
      await db.collection(name).aggregate(stages).toArray();
    }
  },
};
