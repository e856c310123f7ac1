import type { States } from '@bms/service-kit';

/** Where an invoice may stand, and what follows. */
export const invoiceStates: States = {
  initial: 'draft',
  moves: {
    draft: ['sent', 'cancelled'],
    sent: ['partially_paid', 'paid', 'cancelled'],
    partially_paid: ['paid'],
  },
};

/** Sent and not paid in full: something is owed. */
export const OWED = ['sent', 'partially_paid'];

/** Neither paid nor cancelled. */
export const OPEN = ['draft', ...OWED];

/** What a portal user may see of its client. */
export const BEYOND_DRAFT = [...OWED, 'paid', 'cancelled'];
