import { invalid, type Violation } from '@bms/contracts';
import { currencyDecimals } from '@bms/money';
import type { KnownOrganization, RecordChange, ResourceRules } from '@bms/service-kit';
import type { Item } from './items.model.ts';

/**
 * Creates the rules of items: the rate of an item is in the currency that the organization had when the item was created,
 * and stays in it.
 */
export function itemRules(
  organization: KnownOrganization,
): Pick<ResourceRules<Item>, 'prepare' | 'populate' | 'fallbacks' | 'computed' | 'computedFrom' | 'assert'> {
  const currency = () => organization.current().currency;
  return {
    prepare: async (_sent, call, isNew) => void (isNew && (await organization.ready(call))),
    populate: async (created) => {
      for (const item of created) item.currency ||= currency();
    },
    fallbacks: { currency },
    computed: { currency_decimals: (item) => currencyDecimals(item.currency || currency()) },
    computedFrom: { currency_decimals: ['currency'] },
    assert: (change) => assertOnePriceEach(change, currency()),
  };
}

/** Asserts that an item has one price in a currency. @throws ApiError validation_failed naming the second one */
function assertOnePriceEach({ kind, after }: RecordChange<Item>, fallback: string): void {
  if (kind !== 'created' && kind !== 'updated') return;
  const known = new Set([after.currency || fallback]);
  const violations = (after.prices ?? []).flatMap(({ currency }, index): Violation[] => {
    if (!known.has(currency)) {
      known.add(currency);
      return [];
    }
    const field = `prices[${index}].currency`;
    return [{ field, code: 'duplicate', message: `${field} must be a currency in which the item has no other price.` }];
  });
  if (violations.length > 0) throw invalid(...violations);
}
