import { ApiError } from '@bms/contracts';
import { dayText, type Rejection } from '@bms/service-kit';

/** The fields of a payment that tell if it can be voided. */
interface Voidable {
  readonly status: string;
  readonly voided_on?: Date;
  readonly provider?: string;
}

/** The precondition of voiding a payment: it counts, and no payment provider holds its money. */
export function unmetVoid({ status, voided_on, provider }: Voidable): Rejection | undefined {
  if (status === 'voided' && voided_on)
    return new ApiError('conflict', `The payment was already voided on ${dayText(voided_on)}.`);
  if (!provider) return undefined;
  const message = `A payment that ${provider} received cannot be voided. Refund it with ${provider}, then add a refund to the invoice.`;
  return { field: 'id', code: 'not_voidable', message };
}
