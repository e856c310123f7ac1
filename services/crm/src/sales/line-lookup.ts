import type { LookupItemsResponse } from '@bms/contracts/types/billing';
import type { FoundReferences, LineLookup } from '@bms/document-lines';
import { type Call, type Kit, viewScope } from '@bms/service-kit';

const LOOKUP = '/bms.billing.Items/Lookup';

/**
 * Creates the lookup of the items and taxes of billing that the caller may view.
 * It throws ApiError unavailable while billing is unavailable.
 */
export const createLineLookup =
  ({ request }: Pick<Kit, 'request'>): LineLookup =>
  async (ids, call) => {
    const items = visibleOf('items', ids.items, call);
    const taxes = visibleOf('taxes', ids.taxes, call);
    if (items.ids.length === 0 && taxes.ids.length === 0) return found({ items: [], taxes: [] });
    const asked = { ...items, tax_ids: taxes.ids, taxes_own_of: taxes.own_of };
    return found(await request(LOOKUP, asked, call));
  };

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
