import {
  type Clients,
  type Kit,
  linesOf,
  linesWithTotals,
  type Numbering,
  prepareLines,
  type RecordChange,
  type ResourceRules,
  sumOfLines,
  type Transaction,
} from '@bms/service-kit';
import { createItemLookup } from '../items/item-lookup.ts';
import { invoiceEvents } from './invoice-events.ts';
import { isOverdue, overdueFields } from './overdue.ts';
import { fillOwners, ownerOf } from './owners.ts';
import { refuseLocked } from './refuse-locked.ts';
import { invoiceStates } from './status.ts';

/** What makes a record an invoice, beyond what the contract says. */
export function invoiceRules(kit: Kit, clients: Clients, numbers: Numbering): ResourceRules {
  return {
    numbers,
    states: { status: invoiceStates },
    prepare: prepareLines(createItemLookup(kit.db)),
    defaults: () => ({ paid: 0 }),
    fill: (created, session) => fillOwners(clients, created, session),
    derived: async (invoice, { session }) => ({
      total: sumOfLines(linesOf(invoice)),
      ...overdueFields(invoice, new Date()),
      ...(invoice['version'] !== undefined && (await ownerOf(clients, invoice, session))),
    }),
    computed: {
      items: (invoice) => linesWithTotals(invoice),
      balance: ({ total, paid }) => Number(total) - Number(paid),
      overdue: (invoice) => isOverdue(invoice, new Date()),
    },
    check: (change, tx) => check(change, tx, numbers),
    events: invoiceEvents,
  };
}

async function check(change: RecordChange, { session }: Transaction, numbers: Numbering): Promise<void> {
  refuseLocked(change);
  // An invoice that gets another client takes that one's owner, who must not change beside it.
  if (change.kind === 'updated' && change.changed.has('client_id')) await numbers.exclude(session);
}
