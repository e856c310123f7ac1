import { openPrinting } from '@bms/printing';
import { type Clients, type Kit, openClients } from '@bms/service-kit';
import { assertProduction, type BillingConfig } from './config.ts';
import { type OpenCreditNotes, openCreditNotes } from './credit-notes/credit-note-resource.ts';
import { type OpenInvoices, openInvoices } from './invoices/invoice-resource.ts';
import { type MoneyRecords, openMoneyRecords } from './payments/money-records.ts';
import { openPaymentProvider } from './payments/open-provider.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** The parts that the modules of billing share. */
export interface Billing {
  readonly kit: Kit;
  readonly config: BillingConfig;
  readonly clients: Clients;
  readonly invoices: OpenInvoices;
  readonly creditNotes: OpenCreditNotes;
  readonly money: MoneyRecords;
  /** The provider of online payments; undefined if none is configured. */
  readonly provider: PaymentProvider | undefined;
}

/** Opens what the modules of billing share. @throws ConfigError for a setting that is only valid for local use */
export async function setup(kit: Kit, config: BillingConfig): Promise<Billing> {
  assertProduction(config, kit.log);
  const clients = await openClients(kit);
  const printing = openPrinting(kit, config);
  const invoices = openInvoices(kit, clients, printing);
  return {
    ...{ kit, config, clients, invoices },
    creditNotes: openCreditNotes(invoices, printing),
    money: openMoneyRecords(kit, clients),
    provider: openPaymentProvider(config, kit),
  };
}
