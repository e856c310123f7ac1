import { createNumbering, type Kit, type KnownOrganization, type Numbering, numberFormatOf } from '@bms/service-kit';
import type { ClientSession } from 'mongoose';
import { type Invoice, invoices } from './invoices.model.ts';

/** The numbers of invoices. Depending on the organization, drafts get theirs when they are created or sent. */
export interface InvoiceNumbers extends Numbering {
  /** Returns true if drafts get their number when they are sent. */
  readonly areAssignedBySending: () => boolean;
  /**
   * Returns the number of a draft that is sent, as part of its transaction: the next one if that of the draft is
   * provisional, else none. Numbers then follow the order of sending, without gaps.
   */
  numberSent(draft: Invoice, session: ClientSession): Promise<Partial<Pick<Invoice, 'invoice_number'>>>;
}

/** Returns the number of a draft that has none of the series yet. */
const provisionalNumber = (id: number): string => `DRAFT-${id}`;

/** Creates the numbers of invoices. */
export function createInvoiceNumbers(
  kit: Pick<Kit, 'db'>,
  organization: Pick<KnownOrganization, 'current'>,
): InvoiceNumbers {
  const series = createNumbering(kit.db, invoices.name, {
    field: 'invoice_number',
    prefix: 'INV-',
    format: () => numberFormatOf(organization.current(), 'invoice_number_format'),
  });
  const areAssignedBySending = () => organization.current().invoice_numbering === 'on_send';
  return {
    ...series,
    areAssignedBySending,
    number: async (records, session) => {
      if (!areAssignedBySending()) return series.number(records, session);
      for (const record of records) record['invoice_number'] = provisionalNumber(Number(record['_id']));
      // A change of a client's owner must still conflict with new invoices of the client.
      await series.exclude(session);
    },
    numberSent: async ({ _id, invoice_number }, session) => {
      if (invoice_number !== provisionalNumber(_id)) return {};
      const numbered = { invoice_number };
      await series.number([numbered], session);
      return numbered;
    },
  };
}
