import type { States } from '@bms/service-kit';

/** Where an order may stand, and what follows. */
export const orderStates: States = {
  initial: 'new',
  moves: {
    new: ['processing', 'cancelled'],
    processing: ['confirmed', 'cancelled'],
    confirmed: ['completed', 'cancelled'],
  },
};

/** Something is still to be done. */
export const OPEN = ['new', 'processing', 'confirmed'];

/** What was ordered is settled, and invoiced unless it was cancelled before. */
export const SETTLED = ['confirmed', 'completed', 'cancelled'];
