import { currencyDecimals } from '@bms/money';
import {
  type Clients,
  createClientTaxCheck,
  createDocumentRules,
  type Kit,
  type KnownOrganization,
  type ResourceRules,
} from '@bms/service-kit';
import { createLineLookup } from '../items/line-lookup.ts';
import type { RecurringInvoice } from './recurring-invoices.model.ts';
import { checkSchedule, positionAfterChange } from './schedule.ts';

/** The dependencies of the rules. */
interface RecurringInvoiceDeps {
  readonly clients: Pick<Clients, 'known' | 'find'>;
  readonly organization: KnownOrganization;
}

/** Creates the rules of recurring invoices that the contract does not state. */
export function recurringInvoiceRules(
  kit: Kit,
  { clients, organization }: RecurringInvoiceDeps,
): ResourceRules<RecurringInvoice> {
  const currency = () => organization.current().currency;
  const document = createDocumentRules(createLineLookup(kit.db));
  const checkTaxes = createClientTaxCheck(clients.find);
  return {
    normalize: async (sent, call, before) => {
      if (!before) await organization.ready(call);
      return document.normalize(sent, call, before);
    },
    populate: async (created, session) => {
      const ids = created.map(({ client_id }) => client_id);
      const known = await clients.known(ids, session);
      for (const record of created) record.currency ||= known.get(record.client_id)?.currency || currency();
    },
    computeStored: (record, _tx, change) => ({
      ...document.amounts(record, change),
      ...positionAfterChange(record, change.changed),
    }),
    computed: {
      ...document.computed,
      currency_decimals: (record) => currencyDecimals(record.currency || currency()),
    },
    check: async (change, tx) => {
      checkSchedule(change);
      await checkTaxes(change, tx);
    },
  };
}
