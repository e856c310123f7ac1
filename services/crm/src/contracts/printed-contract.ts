import type { Contract } from '@bms/contracts/types/crm';
import type { PrintedResource } from '@bms/printing';

/** Maps contracts to their documents. */
export const printedContract: PrintedResource<Contract> = {
  kind: 'contract',
  sentStatuses: ['sent', 'accepted', 'declined'],
  keptOn: 'contract.sent',
  numberField: 'id',
  dateFields: ['contract_date', 'created_at'],
  partsOf: ({ id, title, contract_date, created_at, valid_until, content, note }) => {
    const issued_on = contract_date || created_at;
    return { number: String(id), title, issued_on, ...(valid_until && { ends_on: valid_until }), content, note };
  },
};
