import type { RpcPath } from '@bms/contracts/types/rpcs';

/** The rpcs of a resource whose documents are mailed. */
interface MailRpcs {
  /** Returns the recipients of a document. */
  readonly get: RpcPath;
  /** Composes the mail of a document to one address. */
  readonly compose: RpcPath;
}

/** The resources whose documents are mailed. Queued mails name them. */
export type MailedResource = 'invoices' | 'credit_notes' | 'estimates' | 'contracts';

export const mailRpcs = {
  invoices: { get: '/bms.billing.Invoices/GetMail', compose: '/bms.billing.Invoices/ComposeMail' },
  credit_notes: { get: '/bms.billing.CreditNotes/GetMail', compose: '/bms.billing.CreditNotes/ComposeMail' },
  estimates: { get: '/bms.crm.Estimates/GetMail', compose: '/bms.crm.Estimates/ComposeMail' },
  contracts: { get: '/bms.crm.Contracts/GetMail', compose: '/bms.crm.Contracts/ComposeMail' },
} as const satisfies Readonly<Record<MailedResource, MailRpcs>>;
