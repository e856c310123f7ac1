import { hash } from 'node:crypto';
import { openPrinting } from '@bms/printing';
import { type Clients, openClients } from '@bms/projections';
import type { Kit } from '@bms/service-kit';
import { assertProduction, type BillingConfig } from './config.ts';
import { type OpenCreditNotes, openCreditNotes } from './credit-notes/credit-note-resource.ts';
import { type OpenInvoices, openInvoices } from './invoices/invoice-resource.ts';
import { type MoneyRecords, openMoneyRecords } from './payments/money-records.ts';
import { stripeCredentials } from './payments/payment-settings.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createStripe } from './payments/stripe.ts';

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

/** Returns the payment provider of the settings; undefined if none is configured. @throws ConfigError */
function openPaymentProvider(
  { payments, links }: BillingConfig,
  { log }: Pick<Kit, 'log'>,
): PaymentProvider | undefined {
  const credentials = stripeCredentials(payments);
  const installation = hash('sha256', links.publicUrl, 'hex').slice(0, 16);
  return credentials && createStripe(credentials, installation, log);
}
