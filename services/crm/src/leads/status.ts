import { invalid } from '@bms/contracts';
import { anyToAny, type RecordChange, type States } from '@bms/service-kit';

const OPEN = ['qualified', 'discussion', 'negotiation'];
const open = anyToAny('new', ...OPEN);
const reopened = { lost: ['new'] };

/** Where a lead may stand, and what follows by a change. */
export const leadStates: States = {
  initial: open.initial,
  moves: { ...mapMoves(open, (others) => [...others, 'lost']), ...reopened },
};

/** What follows by a conversion. */
export const conversion: States = {
  initial: open.initial,
  moves: { ...mapMoves(open, () => ['won']), ...reopened },
};

function mapMoves({ moves }: States, to: (others: readonly string[]) => string[]): States['moves'] {
  return Object.fromEntries(Object.entries(moves).map(([from, others]) => [from, to(others)]));
}

/**
 * Refuses changes of a lead that is won: it is a client now, which has its own data.
 * @throws ApiError validation_failed naming each field
 */
export function refuseWon({ kind, before, changed }: RecordChange): void {
  if (kind !== 'updated' || before?.['status'] !== 'won') return;
  const client = before['converted_client_id'];
  const message = `This lead became client ${client} and is locked.`;
  throw invalid(...[...changed].map((field) => ({ field, code: 'locked', message })));
}
