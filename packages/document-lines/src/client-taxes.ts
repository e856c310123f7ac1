import { invalid, type Violation } from '@bms/contracts';
import type { RecordChange, Transaction } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { LINES } from './document-amounts.ts';
import { linesOf, type WithLines } from './stored-lines.ts';

/** The category of the standard and reduced rates (EN 16931), the only one with a rate above 0. */
const STANDARD = 'S';

/** The fields of a client that decide which taxes its documents can have. */
export interface TaxStatus {
  readonly tax_exempt?: boolean;
  readonly reverse_charge?: boolean;
}

/** A record with lines that belongs to a client. */
interface ClientDocument extends WithLines {
  readonly client_id: number;
}

/** A change of such a record. */
type DocumentChange = Pick<RecordChange, 'kind' | 'changed' | 'call'> & { readonly after: ClientDocument };

/** Finds the tax status of a client within a transaction; undefined for an unknown client. */
type FindTaxStatus = (clientId: number, session: ClientSession) => Promise<TaxStatus | undefined>;

/**
 * Creates the check that a document charges no tax to a client who is exempt from it or owes it. It applies to the
 * changes that users make to lines or client; documents keep their taxes if the status of the client changes later.
 */
export function createClientTaxCheck(find: FindTaxStatus) {
  return async (change: DocumentChange, { session }: Pick<Transaction, 'session'>): Promise<void> => {
    const { after } = change;
    if (!setsTaxes(change) || chargedLines(after).length === 0) return;
    assertTaxesAllowed(after, await find(after.client_id, session));
  };
}

/** True if a user sets the lines or the client. Documents that services create take the taxes of another document. */
function setsTaxes({ kind, changed, call }: DocumentChange): boolean {
  if (call.caller.kind === 'service') return false;
  return kind === 'created' || (kind === 'updated' && (changed.has(LINES) || changed.has('client_id')));
}

/** True if a document charges a tax that its client is exempt from or owes. */
export const chargesWrongTax = (document: WithLines, client: TaxStatus | undefined): boolean =>
  isUntaxed(client) && chargedLines(document).length > 0;

function assertTaxesAllowed(document: WithLines, client: TaxStatus | undefined): void {
  if (!isUntaxed(client)) return;
  const reason = client?.reverse_charge ? 'owes the tax (reverse charge)' : 'is exempt from tax';
  const violations = chargedLines(document).map((index): Violation => {
    const field = `${LINES}[${index}].tax_ids`;
    const message = `${field} must not have a tax of the category ${STANDARD}: the client ${reason}.`;
    return { field, code: 'tax_not_applicable', message };
  });
  throw invalid(...violations);
}

const isUntaxed = (client: TaxStatus | undefined): boolean =>
  client?.tax_exempt === true || client?.reverse_charge === true;

/** Returns the indexes of the lines with a tax of the category S or with a rate above 0. */
function chargedLines(document: WithLines): number[] {
  const { taxes = [] } = document;
  const charged = new Set(
    taxes.filter(({ category, rate }) => category === STANDARD || Number(rate) > 0).map(({ tax_id }) => tax_id),
  );
  if (charged.size === 0) return [];
  return linesOf(document).flatMap(({ tax_ids = [] }, index) => (tax_ids.some((id) => charged.has(id)) ? [index] : []));
}
