import type { Migration } from '@bms/service-kit';
import { creditNotes } from '../credit-notes/credit-notes.model.ts';
import { recurringInvoices } from '../recurring-invoices/recurring-invoices.model.ts';

/**
 * Stores the present owner of their client in credit notes and recurring invoices, which did not follow it before, and
 * the creator of recurring invoices.
 */
export const clientOwners: Migration = {
  name: '2026-11-26-client-owners',
  up: async ({ db, signal }) => {
    const creators = [{ $set: { creator_id: '$created_by' } }];
    await db.collection(recurringInvoices.name).updateMany({ owner_id: null, creator_id: null }, creators);
    for (const { name } of [creditNotes, recurringInvoices]) {
      signal.throwIfAborted();
      const client = { from: 'copies_clients', localField: 'client_id', foreignField: '_id', as: 'client' };
      const stages = [
        { $lookup: client },
        { $set: { current: { $first: '$client.fields.owner_id' } } },
        { $match: { current: { $gt: 0 }, $expr: { $ne: ['$current', '$owner_id'] } } },
        { $project: { owner_id: '$current' } },
        { $merge: { into: name, on: '_id', whenMatched: 'merge', whenNotMatched: 'discard' } },
      ];
      await db.collection(name).aggregate(stages).toArray();
    }
  },
};
