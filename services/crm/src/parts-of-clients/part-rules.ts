import type { Kit, ReadTransaction, RecordChange, ResourceRules, StoredValues } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { clientsOfSales } from '../sales/client.ts';
import type { ClientPart } from './part.ts';

/** Returns the rules of records that are parts of a client, which keep the owners of the client and its existence. */
export function partRules(kit: Kit) {
  const clients = clientsOfSales(kit);
  return {
    defaults: ({ request }: { readonly request: unknown }) => ({
      client_id: (request as { readonly client_id: number }).client_id,
    }),
    compute: async (part: StoredValues<ClientPart>, { session }: { readonly session: ClientSession }) => ({
      deleted_with_client: undefined,
      // The client may have got another owner while the record was deleted, or was merged into another one.
      ...(part.version !== undefined && (await clients.ownersOf(part, session))),
    }),
    populate: async (created: readonly ClientPart[], session: ClientSession) => {
      for (const part of created) {
        const { owner_id, created_by } = await clients.keep(part, session);
        Object.assign(part, { owner_id, client_created_by: created_by });
      }
    },
    assert: async ({ kind, after }: RecordChange<ClientPart>, { session }: ReadTransaction) => {
      if (kind === 'restored') await clients.keep(after, session);
    },
  } satisfies ResourceRules<ClientPart>;
}
