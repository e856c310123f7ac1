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
  withPrefetch(body: string, update: Handler): Handler<Request>;
}

type Request = Readonly<Record<string, unknown>>;

/** Creates the lookup of items and taxes. Its calls throw ApiError unavailable while billing is unavailable. */
export function createItems({ request }: Pick<Kit, 'request'>): Items {
  const known = new WeakMap<Call, FoundReferences>();
  const fetchAll: LineLookup = async (ids, call) => {
    const scope = viewScope(call.caller, 'items');
    const visible = scope === 'all' || scope === 'own' ? ids.items : [];
    if (visible.length === 0 && ids.taxes.length === 0) return found({ items: [], taxes: [] });
    const asked = { ids: visible, own_of: scope === 'own' ? call.caller.userId : 0, tax_ids: ids.taxes };
    return found(await request<LookupItemsResponse>(LOOKUP, asked, call));
  };
  return {
    lookup: async (ids, call) => known.get(call) ?? fetchAll(ids, call),
    withPrefetch: (body, update) => async (call) => {
      const ids = call.mask.includes('items') ? referencesIn(call.request[body]) : { items: [], taxes: [] };
      if (ids.items.length > 0 || ids.taxes.length > 0) known.set(call, await fetchAll(ids, call));
      return update(call as Call<never>);
    },
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
