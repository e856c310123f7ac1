import type { NamedByClient } from '@bms/projections';
import {
  type Kit,
  modelOf,
  type RecordChange,
  type ResourceRules,
  type Transaction,
  touchedRecords,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Client } from '../clients/clients.model.ts';
import { contacts } from '../contacts/contacts.model.ts';
import { contracts } from '../contracts/contracts.model.ts';
import { type EstimateRequest, estimateRequests } from '../estimate-requests/estimate-requests.model.ts';
import { estimates } from '../estimates/estimates.model.ts';
import { notes } from '../notes/notes.model.ts';
import { orders } from '../orders/orders.model.ts';
import type { ClientPart } from '../parts-of-clients/part.ts';
import { clientLocks, type SalesRecord } from './client.ts';

const FOLLOWING = [contacts, notes, estimateRequests, estimates, orders, contracts];

/**
 * Returns the rule that applies a change of a client to its sales records, requests, contacts and notes, in the same transaction. They
 * belong to the user responsible for the client and are found by its name, and neither must depend on the time of a
 * read. Their versions stay, since the records themselves do not change. A deletion and a restoration wait for transactions that depend on
 * the client's existence, such as the effects of a deletion.
 */
export function followClient(kit: Kit, named: NamedByClient): NonNullable<ResourceRules<Client>['follow']> {
  const { lockExclusive } = clientLocks(kit);
  return async (change, { session, emit }) => {
    const { kind, changed, after } = change;
    const isGiven = kind === 'updated' && changed.has('owner_id');
    const isRenamed = kind === 'updated' && changed.has('company_name');
    if (isGiven || isRenamed || kind === 'deleted' || kind === 'restored') await lockExclusive(after._id, session);
    if (isGiven) await giveToOwner(kit, change, session);
    if (isRenamed) await named.rename({ id: after._id, name: after.company_name }, session);
    if (isGiven || isRenamed) emit(touchedRecords({ client_id: after._id }));
  };
}

async function giveToOwner(
  { db }: Kit,
  { after }: RecordChange<Client>,
  session: Transaction['session'],
): Promise<void> {
  const { _id: client_id, owner_id } = after;
  for (const { name } of FOLLOWING) {
    const others = { client_id, owner_id: trusted({ $ne: owner_id }) };
    await modelOf<SalesRecord | ClientPart | EstimateRequest>(db, name).updateMany(
      others,
      { $set: { owner_id } },
      { session },
    );
  }
}
