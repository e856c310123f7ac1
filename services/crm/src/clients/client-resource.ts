import type { Client as ShownClient } from '@bms/contracts/types/crm';
import type { FindClient } from '@bms/printing';
import type { NamedByClient } from '@bms/projections';
import {
  compileAnswer,
  countryCodeFields,
  createResource,
  type Kit,
  type Resource,
  recordEvents,
} from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { followClient } from '../sales/follow-client.ts';
import { checkTaxStatus } from './check-tax-status.ts';
import { type Client, clients } from './clients.model.ts';
import { readContactNames } from './contact-names.ts';
import type { DuplicateGroups } from './duplicates/groups.ts';
import { assertNotMerged, mergeEvents } from './merge/merged-client.ts';

/**
 * Creates the resource of clients with the rules that the contract does not state.
 * @param named the documents that follow the names of clients
 * @param duplicates the groups of duplicates, which are formed anew when one of their clients is deleted
 */
export function clientResource(kit: Kit, named: NamedByClient, duplicates: DuplicateGroups): Resource<Client> {
  const values = customValues(kit, clients);
  const follow = followClient(kit, named);
  return createResource(kit, clients, {
    defaults: ({ caller }) => ({ owner_id: caller.userId }),
    computed: { currency_symbol: ({ currency }) => currencySymbol(currency ?? '') },
    compute: (client, _tx, change) => countryCodeFields(client, change),
    assert: async (change, tx) => {
      assertNotMerged(change);
      checkTaxStatus(change);
      await values.assert(change, tx);
    },
    show: values.show,
    follow: async (change, tx) => {
      await values.follow(change, tx);
      await follow(change, tx);
      if (change.kind === 'deleted') await duplicates.hide(change.after._id, tx.session);
    },
    areUpdatesIndependent: true,
    searchSources: (records) => readContactNames(kit, records),
    events: (change) => [...clientEvents(change), ...mergeEvents(change)],
  });
}

/** Returns a function that reads clients from the service's own database, as the API returns them. */
export function ownClient(resource: Resource<Client>): FindClient {
  const answer = compileAnswer(resource, resource.rpc('Get'));
  return async (id, within) => {
    const stored = await resource.model.findById(id).lean();
    return stored ? ((await answer(stored, '', within))['record'] as ShownClient) : undefined;
  };
}

const clientEvents = recordEvents(clients, {
  message: 'bms.crm.ClientEvent',
  resource: 'client',
  module: 'clients',
  data: ({
    _id: id,
    version,
    company_name: name,
    status,
    owner_id,
    created_by,
    email = '',
    currency = '',
    ...rest
  }) => ({
    id,
    version,
    name,
    status,
    owner_id,
    created_by,
    email,
    currency,
    ...(typeof rest.due_days === 'number' && { due_days: rest.due_days }),
    tax_exempt: rest.tax_exempt === true,
    reverse_charge: rest.reverse_charge === true,
    ...(typeof rest.merged_into === 'number' && { merged_into: rest.merged_into }),
  }),
});

/** Returns the symbol of an ISO 4217 code, e.g. `€`; empty for no code. */
function currencySymbol(code: string): string {
  if (!code) return '';
  const known = symbols.get(code) ?? narrowSymbol(code);
  symbols.set(code, known);
  return known;
}

/** Cached, since creating a formatter takes longer than the rest of a response, and there are few currencies. */
const symbols = new Map<string, string>();

function narrowSymbol(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}
