import type { StoredReferences } from '@bms/service-kit';
import type { mongo } from 'mongoose';
import type { StoredLink } from './link.model.ts';

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
