import { type Documents, type Printing, requestClient } from '@bms/printing';
import type { Clients } from '@bms/projections';
import { createResource, type Kit, type KnownOrganization, type Resource } from '@bms/service-kit';
import { type ExcludeRecords, followOwner } from '../clients/owners.ts';
import { assertClientOfDeposits } from './deposits/fixed-client.ts';
import { followDeposit } from './deposits/offset.ts';
import { createInvoiceEvents, type InvoiceEvents } from './invoice-events.ts';
import { createInvoiceNumbers, type InvoiceNumbers } from './invoice-numbers.ts';
import { invoiceRules } from './invoice-rules.ts';
import { type Invoice, invoices } from './invoices.model.ts';
import { printedInvoice } from './printed-invoice.ts';

/** The invoices of a process, with the projections that they need. */
export interface OpenInvoices {
  readonly resource: Resource<Invoice>;
  readonly events: InvoiceEvents;
  readonly organization: KnownOrganization;
  readonly clients: Clients;
  readonly numbers: InvoiceNumbers;
  readonly documents: Documents;
}

/** Opens the invoices of a process, once: all modules that write them share them. */
export function openInvoices(kit: Kit, clients: Clients, printing: Printing): OpenInvoices {
  const { organization } = kit;
  const events = createInvoiceEvents(organization);
  const numbers = createInvoiceNumbers(kit, organization);
  const printed = printedInvoice(kit.days);
  const documents = printing.documents(printed, requestClient(kit));
  const rules = invoiceRules(kit, {
    ...{ clients, organization, numbers, events, capture: documents.capture },
    followDeposit: (change, tx) => followDeposit(resource, change, tx),
    assertDepositsKept: (change, tx) => assertClientOfDeposits(resource, change, tx),
  });
  const resource: Resource<Invoice> = createResource(kit, invoices, rules);
  const exclude: ExcludeRecords = (_client, session) => numbers.exclude(session);
  clients.followOwner(followOwner(resource, exclude));
  clients.named.add(resource, { sentStatuses: printed.sentStatuses, exclude });
  return { resource, events, organization, clients, numbers, documents };
}
