import { idsOfKeys, type Resource, type StoredReferences } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import { linkCollection, type StoredLink } from './link.model.ts';

/**
 * Ends the links that an account has created and that are revoked with its recovery. Links in mails, which no account
 * creates, stay: their recipients are the clients of the documents.
 */
export function followRecoveries({ kit, definition }: Resource): void {
  kit.consume({
    name: `${definition.name}_links`,
    from: 'identity',
    effects: {
      'access.revoked': async ({ data: { user_id, since, keys } }, { session }) => {
        const ids = idsOfKeys(definition.name, keys).map(Number);
        const which = since ? { created_at: { $gte: new Date(since) } } : { _id: { $in: ids } };
        const live = { ...which, created_by: user_id, revoked_at: { $exists: false } };
        const revoked = { $set: { revoked_at: new Date(), revoked_by: user_id } };
        await linkCollection(kit.db, definition).updateMany(live, revoked, { session });
      },
    },
  });
}

/** The module whose records links refer to. */
const MODULE = 'clients';

/** Returns the references of links to the client of their document, with which they open it. */
export function linkedClients(links: mongo.Collection<StoredLink>): StoredReferences {
  return {
    modules: [MODULE],
    moveBatch: async ({ from, into }) => {
      await links.updateMany({ client_id: from }, { $set: { client_id: into } });
      return false;
    },
    findReferred: (_module, ids) => links.distinct('client_id', { client_id: { $in: [...ids] } }),
  };
}
