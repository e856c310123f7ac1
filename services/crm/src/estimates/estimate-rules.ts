import type { SentCapture, ShownHash } from '@bms/printing';
import { dayText, formatNumber, type Kit, numberFormatOf, type ResourceRules, statusEvents } from '@bms/service-kit';
import type { CustomValues } from '../custom-fields/custom-values.ts';
import { type SalesDeps, salesRules } from '../sales/sales-rules.ts';
import { BEYOND_DRAFT, type Estimate, estimates } from './estimates.model.ts';

/** The checks of a change besides those of all sales records. */
interface EstimateChecks {
  readonly values: Pick<CustomValues, 'check'>;
  readonly capture: Pick<SentCapture, 'check'>;
  /** Records the hash of the document that was accepted. */
  readonly hash: Pick<ShownHash, 'valuesOf'>;
}

/** Creates the rules of estimates that the contract does not state. */
export function estimateRules(
  kit: Kit,
  deps: SalesDeps,
  { values, capture, hash }: EstimateChecks,
): ResourceRules<Estimate> {
  const shared = salesRules(kit, deps, { sentStatuses: BEYOND_DRAFT, dated: 'estimate_date' });
  return {
    ...shared,
    populate: async (created, session) => {
      await shared.populate(created, session);
      const format = numberFormatOf(deps.organization.current(), 'estimate_number_format');
      for (const estimate of created) estimate.estimate_number = formatNumber(format, estimate._id);
    },
    computeStored: async (record, tx, change) => ({
      ...(await shared.computeStored(record, tx, change)),
      ...hash.valuesOf(record, change),
    }),
    check: async (change, tx) => {
      await values.check(change, tx);
      await shared.check(change, tx);
      await capture.check(change, tx);
    },
    events: statusEvents(estimates, {
      message: 'bms.crm.EstimateEvent',
      resource: 'estimate',
      module: 'estimates',
      statuses: BEYOND_DRAFT,
      data: ({ _id: id, version, estimate_number, client_id, total, valid_until, owner_id, created_by, ...rest }) => ({
        id,
        version,
        estimate_number,
        client_id,
        total,
        currency: rest.currency || deps.organization.current().currency,
        valid_until: dayText(valid_until),
        owner_id,
        created_by,
      }),
    }),
  };
}
