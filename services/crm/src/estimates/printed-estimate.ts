import type { Estimate } from '@bms/contracts/types/crm';
import type { PrintedResource } from '@bms/printing';
import { BEYOND_DRAFT } from './estimates.model.ts';

/** Maps estimates to their documents. */
export const printedEstimate: PrintedResource = {
  kind: 'estimate',
  sentStatuses: BEYOND_DRAFT,
  partsOf: (record) => {
    const { estimate_number: number, estimate_date: issued_on, valid_until, note } = record as unknown as Estimate;
    return { number, issued_on, ...(valid_until && { valid_until }), note };
  },
};
