import type { Estimate } from '@bms/contracts/types/crm';
import type { PrintedResource } from '@bms/printing';
import { BEYOND_DRAFT } from './estimates.model.ts';

/** Maps estimates to their documents. */
export const printedEstimate: PrintedResource<Estimate> = {
  kind: 'estimate',
  sentStatuses: BEYOND_DRAFT,
  keptOn: 'estimate.sent',
  numberField: 'estimate_number',
  dateFields: ['estimate_date', 'created_at'],
  partsOf: ({ estimate_number: number, estimate_date: issued_on, valid_until, note }) => ({
    ...{ number, issued_on, note },
    ...(valid_until && { valid_until }),
  }),
};
