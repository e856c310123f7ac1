import { currencyDecimals } from '@bms/money';
import { createResource, type Kit, type Resource } from '@bms/service-kit';
import { customValues } from '../custom-fields/custom-values.ts';
import { leadEvents } from './events.ts';
import { type Lead, leads } from './leads.model.ts';
import { assertReasonAllowed, reasonOf, requireReason } from './lost.ts';

/**
 * Creates the resource of leads with the rules that the contract does not state. Their value is in the currency of the
 * organization.
 */
export function leadResource(kit: Kit): Resource<Lead> {
  const currency = () => kit.organization.current().currency;
  const values = customValues(kit, leads);
  return createResource(kit, leads, {
    defaults: ({ caller }) => ({ owner_id: caller.userId, type: 'organization' }),
    computed: { currency, currency_decimals: () => currencyDecimals(currency()) },
    normalize: assertReasonAllowed,
    compute: reasonOf,
    assert: async (change, tx) => {
      requireReason(change);
      await values.assert(change, tx);
    },
    follow: values.follow,
    show: values.show,
    areUpdatesIndependent: true,
    events: leadEvents,
  });
}
