import type { States } from '@bms/service-kit';

/** Where an estimate may stand, and where the actions take it. */
export const estimateStates: States = {
  initial: 'draft',
  moves: { draft: ['sent'], sent: ['accepted', 'declined'], declined: ['draft'] },
};

/** Every move there is: when a client is deleted its drafts are declined too, which no action does. */
export const estimateMoves: States = {
  ...estimateStates,
  moves: { ...estimateStates.moves, draft: ['sent', 'declined'] },
};

/** Something may still come of it. */
export const OPEN = ['draft', 'sent'];

/** What the client has been told is settled. */
export const BEYOND_DRAFT = ['sent', 'accepted', 'declined'];

/** What may be thrown away. */
export const DELETABLE = ['draft', 'declined'];
