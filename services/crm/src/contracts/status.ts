import type { States } from '@bms/service-kit';

/** Where a contract may stand, and what follows. */
export const contractStates: States = {
  initial: 'draft',
  moves: { draft: ['sent'], sent: ['accepted', 'declined'] },
};

/** What the client may see. */
export const BEYOND_DRAFT = ['sent', 'accepted', 'declined'];
