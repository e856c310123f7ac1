import { invalid } from '@bms/contracts';
import { dayText, type Kit, type RecordChange, type ResourceRules, statusEvents } from '@bms/service-kit';
import type { CustomValues } from '../custom-fields/custom-values.ts';
import type { Items } from '../sales/items.ts';
import { refuseLocked } from '../sales/locked.ts';
import { salesRules } from '../sales/sales-rules.ts';
import { estimates } from './estimates.model.ts';
import { BEYOND_DRAFT, DELETABLE, estimateMoves } from './status.ts';

const NUMBER_DIGITS = 6;

/** What makes a record an estimate, beyond what the contract says. */
export function estimateRules(kit: Kit, items: Items, values: CustomValues): ResourceRules {
  const shared = salesRules(kit, items, 'estimate_date');
  return {
    ...shared,
    states: { status: estimateMoves },
    fill: async (created, session) => {
      await shared.fill(created, session);
      for (const estimate of created) estimate['estimate_number'] = numberOf(estimate._id);
    },
    check: async (change, tx) => {
      refuseLocked(change, BEYOND_DRAFT, ['client_id', 'items']);
      refuseDeletion(change);
      await values.check(change, tx);
      await shared.check(change, tx);
    },
    events: statusEvents(estimates, {
      message: 'bms.crm.EstimateEvent',
      resource: 'estimate',
      module: 'estimates',
      statuses: BEYOND_DRAFT,
      data: ({ _id: id, version, estimate_number, client_id, total, valid_until, owner_id, created_by }) => ({
        id,
        version,
        estimate_number,
        client_id,
        total,
        valid_until: dayText(valid_until),
        owner_id,
        created_by,
      }),
    }),
  };
}

const numberOf = (id: number): string => `EST-${String(id).padStart(NUMBER_DIGITS, '0')}`;

function refuseDeletion({ kind, before }: RecordChange): void {
  const status = String(before?.['status']);
  if (kind !== 'deleted' || DELETABLE.includes(status)) return;
  const message = `Only a draft or a declined estimate is deleted; this one is ${status}.`;
  throw invalid({ field: 'id', code: 'locked', message });
}
