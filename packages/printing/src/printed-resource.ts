import type { EventName } from '@bms/events';
import type { Message, SharedKind } from '@bms/service-kit';
import type { PrintableType } from './to-printable.ts';

/**
 * A resource whose records are printed, and shown to their recipients by links.
 * @typeParam Shown the record as the API returns it
 */
export interface PrintedResource<Shown extends object = Message>
  extends PrintableType<Shown>,
    Pick<SharedKind, 'numberField' | 'dateFields'> {
  /** The statuses of records that have been sent: their documents never change. */
  readonly sentStatuses: readonly string[];
  /** The event after which the documents of records that were sent are kept. */
  readonly keptOn: EventName;
}
