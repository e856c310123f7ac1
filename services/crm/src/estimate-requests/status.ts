import type { States } from '@bms/service-kit';

const closing = ['estimated', 'cancelled'];

/** Where an estimate request may stand, and what follows. */
export const requestStates: States = {
  initial: 'new',
  moves: { new: ['processing'], processing: ['hold', ...closing], hold: ['processing', ...closing] },
};
