import type { Violation } from '@bms/contracts';
import { dayText, type OperationContext } from '@bms/service-kit';

/** An estimate with its last day; unset if it does not expire. */
interface Expiring {
  readonly valid_until?: Date;
}

/** True after the last day on which the estimate is valid. */
export const isExpired = ({ valid_until }: Expiring, today: Date): boolean =>
  valid_until !== undefined && valid_until < today;

/** Returns the violation by accepting an estimate after the last day on which it is valid. */
export function expiryViolation(estimate: Expiring, today: Date): Violation | undefined {
  if (!estimate.valid_until || !isExpired(estimate, today)) return undefined;
  return {
    field: 'valid_until',
    code: 'expired',
    message: `The estimate expired after ${dayText(estimate.valid_until)}.`,
  };
}

/** The precondition of accepting an estimate: it was sent, and has not expired. */
export const unmetAcceptance = (estimate: Expiring, { illegalMove, today }: OperationContext): Violation | undefined =>
  illegalMove ?? expiryViolation(estimate, today());
