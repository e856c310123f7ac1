import { messageOf } from '../load/writer.ts';
import { acknowledgedWritesAreThere, endedSessionsAreRejected } from './acknowledged.ts';
import { blobsMatchFiles } from './blobs.ts';
import { acknowledgedWritesHaveEvents, noDeadLetters, writesAreAudited } from './events.ts';
import type { Inspection, Invariant } from './invariant.ts';
import { projectionsAreCurrent, referencedClientsAreStored } from './projections.ts';
import {
  acceptedEstimatesHaveOneOrder,
  balancesAreRight,
  confirmedOrdersHaveOneInvoice,
  invoiceNumbersHaveNoGap,
} from './sales.ts';

const invariants: readonly Invariant[] = [
  acknowledgedWritesAreThere,
  acknowledgedWritesHaveEvents,
  writesAreAudited,
  acceptedEstimatesHaveOneOrder,
  confirmedOrdersHaveOneInvoice,
  invoiceNumbersHaveNoGap,
  balancesAreRight,
  referencedClientsAreStored,
  projectionsAreCurrent,
  endedSessionsAreRejected,
  blobsMatchFiles,
  noDeadLetters,
];

/** The number of violations of one invariant that are listed. */
const MAX_LISTED = 5;

/** Checks all invariants and adds their violations to the ledger, which lists the first of each. */
export async function checkInvariants(inspection: Inspection): Promise<void> {
  for (const invariant of invariants) {
    const violations = await invariant(inspection).catch((error: unknown) => [messageOf(error)]);
    for (const violation of violations.slice(0, MAX_LISTED)) inspection.ledger.violate(violation);
    const more = violations.length - MAX_LISTED;
    if (more > 0) inspection.ledger.violate(`and ${more} more like that`);
  }
}
