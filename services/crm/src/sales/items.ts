import type { LookupItemsResponse } from '@bms/contracts/types/billing';
import {
  type Call,
  type FoundReferences,
  type Handler,
  type Kit,
  type LineLookup,
  type LineReferences,
  referencesOf,
  viewScope,
} from '@bms/service-kit';

const LOOKUP = '/bms.billing.Items/Lookup';

/** The items of billing, which provide titles and rates for lines, and its taxes. */
export interface Items {
  readonly lookup: LineLookup;
  /**
   * Wraps an update handler so that the items and taxes of its lines are fetched before its transaction, which must not
   * wait for another service.
   */
  withPrefetch<Request>(body: string, update: Handler<Request>): Handler<Request>;
}

/** Creates the lookup of the items and taxes that the caller may view. Its calls throw ApiError unavailable while billing is unavailable. */
export function createItems({ request }: Pick<Kit, 'request'>): Items {
  const known = new WeakMap<Call, FoundReferences>();
  const fetchAll: LineLookup = async (ids, call) => {
    const items = visibleOf('items', ids.items, call);
    const taxes = visibleOf('taxes', ids.taxes, call);
    if (items.ids.length === 0 && taxes.ids.length === 0) return found({ items: [], taxes: [] });
    const asked = { ...items, tax_ids: taxes.ids, taxes_own_of: taxes.own_of };
    return found(await request(LOOKUP, asked, call));
  };
  return {
    lookup: async (ids, call) => known.get(call) ?? fetchAll(ids, call),
    withPrefetch: (body, update) => async (call) => {
      const ids = call.mask.includes('items')
        ? referencesIn((call.request as Readonly<Record<string, unknown>>)[body])
        : { items: [], taxes: [] };
      if (ids.items.length > 0 || ids.taxes.length > 0) known.set(call, await fetchAll(ids, call));
      return update(call);
    },
  };
}

/** Returns the ids that are looked up for the caller, and the user whose own records are found; 0 for all records. */
function visibleOf(
  module: string,
  ids: readonly number[],
  { caller }: Call,
): { ids: readonly number[]; own_of: number } {
  const scope = viewScope(caller, module);
  return {
    ids: scope === 'all' || scope === 'own' ? ids : [],
    own_of: scope === 'own' ? caller.userId : 0,
  };
}

function found({ items, taxes }: LookupItemsResponse): FoundReferences {
  return {
    items: new Map(items.map((item) => [item.id, item])),
    taxes: new Map(taxes.map((tax) => [tax.tax_id, tax])),
  };
}

function referencesIn(body: unknown): LineReferences {
  const { items = [] } = (body ?? {}) as { items?: Parameters<typeof referencesOf>[0] };
  return referencesOf(items);
}
