import type { SentCapture, ShownHash } from '@bms/printing';
import { dayText, formatNumber, type Kit, numberFormatOf, type ResourceRules, statusEvents } from '@bms/service-kit';
import type { CustomValues } from '../custom-fields/custom-values.ts';
import { salesRules } from '../sales/sales-rules.ts';
import { BEYOND_DRAFT, type Estimate, estimates } from './estimates.model.ts';

/** The rules besides those of all sales records. */
interface MoreRules {
  readonly values: CustomValues;
  readonly capture: Pick<SentCapture, 'follow'>;
  /** Records the hash of the document that was accepted. */
  readonly hash: Pick<ShownHash, 'valuesOf'>;
}

/** Creates the rules of estimates that the contract does not state. */
export function estimateRules(kit: Kit, { values, capture, hash }: MoreRules): ResourceRules<Estimate> {
  const shared = salesRules(kit, { sentStatuses: BEYOND_DRAFT, dated: 'estimate_date' });
  return {
    ...shared,
    populate: async (created, session) => {
      await shared.populate(created, session);
      const format = numberFormatOf(kit.organization.current(), 'estimate_number_format');
      for (const estimate of created) estimate.estimate_number = formatNumber(format, estimate._id);
    },
    compute: async (record, tx, change) => ({
      ...(await shared.compute(record, tx, change)),
      ...hash.valuesOf(record, change),
    }),
    assert: async (change, tx) => {
      await values.assert(change, tx);
      await shared.assert(change, tx);
    },
    show: values.show,
    follow: async (change, tx) => {
      await values.follow(change, tx);
      await capture.follow(change, tx);
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
        currency: rest.currency || kit.organization.current().currency,
        valid_until: dayText(valid_until),
        owner_id,
        created_by,
      }),
    }),
  };
}
