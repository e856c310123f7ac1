import type { Clients } from '@bms/projections';
import type { KnownOrganization } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';

const DAY_MS = 24 * 3600 * 1000;

/** The payment terms of new invoices: those of the client, else of the organization, else of the settings. */
export interface PaymentTerms {
  /**
   * Returns the due date of an invoice, as midnight (UTC).
   * @param from the day on which the payment term begins
   */
  dueDate(from: Date, invoice: TermsOf, session: ClientSession): Promise<Date>;
  /** Returns the due dates of several invoices, in their order. */
  dueDates(invoices: readonly (TermsOf & { readonly from: Date })[], session: ClientSession): Promise<Date[]>;
}

/** The client of an invoice, and the payment term of the invoice itself in days, if it has one. */
interface TermsOf {
  readonly client_id: number;
  readonly due_days?: number | null | undefined;
}

/** The sources of payment terms. */
interface PaymentTermsDeps {
  readonly clients: Pick<Clients, 'known'>;
  readonly organization: Pick<KnownOrganization, 'current'>;
  /** The payment term of the settings, in days. */
  readonly dueDays: number;
}

/** Creates the payment terms of new invoices. */
export function createPaymentTerms({ clients, organization, dueDays }: PaymentTermsDeps): PaymentTerms {
  const dueDates: PaymentTerms['dueDates'] = async (invoices, session) => {
    const known = await clients.known(
      invoices.map(({ client_id }) => client_id),
      session,
    );
    const standard = organization.current().due_days ?? dueDays;
    return invoices.map(({ from, client_id, due_days }) => {
      const days = due_days ?? known.get(client_id)?.due_days ?? standard;
      return new Date(from.getTime() + days * DAY_MS);
    });
  };
  return {
    dueDates,
    dueDate: async (from, invoice, session) => (await dueDates([{ ...invoice, from }], session))[0]!,
  };
}
