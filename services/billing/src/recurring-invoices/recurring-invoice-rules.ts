import { createClientTaxCheck, createDocumentRules } from '@bms/document-lines';
import { currencyDecimals } from '@bms/money';
import { type Clients, clientNameSources } from '@bms/projections';
import type { Kit, KnownOrganization, RecordLocks, ResourceRules, StoredValues } from '@bms/service-kit';
import { fieldsOfClient, fillFromClients, findClientNames, takesClient } from '../clients/owners.ts';
import { createLineLookup, documentCurrencies } from '../items/document-lookups.ts';
import type { RecurringInvoice } from './recurring-invoices.model.ts';
import { assertNoSupply, checkSchedule, positionAfterChange } from './schedule.ts';

/** The dependencies of the rules. */
interface RecurringInvoiceDeps {
  readonly clients: Clients;
  readonly organization: KnownOrganization;
  /** The locks of clients: a recurring invoice has the owner of its client. */
  readonly locks: Pick<RecordLocks, 'lockShared'>;
}

/** Creates the rules of recurring invoices that the contract does not state. */
export function recurringInvoiceRules(
  kit: Kit,
  { clients, organization, locks }: RecurringInvoiceDeps,
): ResourceRules<RecurringInvoice> {
  const currency = () => organization.current().currency;
  const currencies = documentCurrencies(kit, clients, organization);
  const document = createDocumentRules(createLineLookup(kit.db), currencies);
  const checkTaxes = createClientTaxCheck(clients.find);
  return {
    prepare: async (sent, call, isNew) => {
      if (isNew) await organization.ready(call);
      await document.prepare(sent, call, isNew);
    },
    normalize: document.normalize,
    searchSources: clientNameSources([], findClientNames(clients)),
    populate: async (created, session) => {
      await fillFromClients(clients, organization, created, session);
      for (const record of created) record.creator_id = record.created_by;
    },
    compute: async (record, { session }, change) => ({
      ...document.amounts(record, change),
      ...positionAfterChange(record, change.changed, kit.days.today()),
      ...(record.version !== undefined && handOver(record, await fieldsOfClient(clients, record, session))),
    }),
    computed: {
      ...document.computed,
      currency_decimals: (record) => currencyDecimals(record.currency || currency()),
    },
    computedFrom: { currency_decimals: ['currency'] },
    assert: async (change, tx) => {
      checkSchedule(change, kit.days.today());
      if (change.kind !== 'deleted') assertNoSupply(change.after);
      if (change.kind === 'created' || takesClient(change)) await locks.lockShared(change.after.client_id, tx.session);
      await checkTaxes(change, tx);
    },
  };
}

type Owners = Pick<StoredValues<RecurringInvoice>, 'owner_id' | 'creator_id'>;

/** Returns the users to whom a recurring invoice belongs when its client has this owner. */
function handOver({ owner_id, creator_id }: Owners, owner: { readonly owner_id: number }): Owners {
  return owner_id !== owner.owner_id && creator_id === owner_id ? { ...owner, creator_id: undefined } : owner;
}

/** The changes of recurring invoices whose client gets another owner, as an update pipeline has them; see handOver. */
export const HANDED_OVER = {
  creator_id: { $cond: [{ $eq: ['$creator_id', '$owner_id'] }, '$$REMOVE', '$creator_id'] },
};
