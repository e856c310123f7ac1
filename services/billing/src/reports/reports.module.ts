import { defineModule } from '@bms/service-kit';
import type { Billing } from '../setup.ts';
import { invoiceNumbers } from './invoice-numbers.ts';
import { ledger } from './ledger.ts';
import { receivables } from './receivables.ts';
import { revenue } from './revenue.ts';
import { statement } from './statement.ts';
import { taxReport } from './tax-report.ts';
import { userNames } from './user-names.ts';

/** The module of the reports, which are computed from the documents for each request. */
export const reportsModule = defineModule({
  service: 'bms.billing.Reports',
  setup: ({ kit, invoices: { resource: invoices, organization, numbers } }: Billing) => {
    kit.names.provide('users', userNames(kit));
    const deps = { invoices, organization };
    return {
      Receivables: receivables(deps),
      Revenue: revenue(deps),
      Taxes: taxReport(deps),
      Statement: statement(deps),
      Ledger: ledger(deps),
      InvoiceNumbers: invoiceNumbers({ ...deps, numbers }),
    };
  },
});
