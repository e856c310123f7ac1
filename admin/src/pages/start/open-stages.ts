import { fieldOf, resourceNamed } from '../../contract/contract.ts';

/** Returns the stages from which a lead can become a client. */
export const openStages = (): readonly string[] => {
  const { moves = [], allowed = [] } = fieldOf(resourceNamed('leads'), 'status') ?? {};
  return moves.find(({ by }) => by !== undefined)?.from ?? allowed;
};
