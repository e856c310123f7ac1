import { ApiError, loadContract } from '@bms/contracts';
import type { ComposedMail, ComposeMailRequest, DocumentMailResponse, FileContent } from '@bms/contracts/types/api';
import { type LocalSecrets, startServiceStub } from '@bms/testing';

export const pdf: FileContent = {
  media_type: 'application/pdf',
  file_name: 'INV-000007.pdf',
  content: Buffer.from('%PDF-1.7 kept'),
};
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const logo: FileContent = {
  media_type: 'image/png',
  file_name: 'logo.png',
  content: Buffer.from(PIXEL, 'base64'),
};

const composed: Omit<ComposedMail, 'url'> = {
  subject: 'Rechnung INV-000007',
  message: 'Guten Tag,\n\nhiermit erhalten Sie <unsere> Rechnung.\n\nMit freundlichen Grüßen\nKönigshaus & Söhne',
  language: 'de',
  button_label: 'Rechnung ansehen',
  client_name: 'Alfreds',
  organization_name: 'Königshaus & Söhne',
  accent_color: '#7c2d12',
  reply_to: 'office@koenigshaus.example',
  logo,
  attachments: [pdf],
};

/** Stubs of billing and crm, whose documents are sent, to any client. */
export interface DocumentStubs {
  /** Their addresses, in the format of the setting UPSTREAMS. */
  readonly upstreams: string;
  /** The addresses to which documents are sent, by id. */
  readonly recipients: Map<number, readonly string[]>;
  /** The requests to compose a mail, oldest first. */
  readonly composed: ComposeMailRequest[];
  /** The ids of documents that no longer exist. */
  readonly missing: Set<number>;
  /** While true, they answer that they are unavailable. */
  isUnavailable: boolean;
  stop(): void;
}

/** Starts the stubs. */
export async function startDocumentStubs({ trustedKeys }: LocalSecrets): Promise<DocumentStubs> {
  const recipients = new Map<number, readonly string[]>();
  const requests: ComposeMailRequest[] = [];
  const missing = new Set<number>();
  const state = { isUnavailable: false };
  const assertFound = (id: number) => {
    if (state.isUnavailable) throw new ApiError('unavailable');
    if (missing.has(id)) throw new ApiError('not_found');
  };
  const getMail = ({ id }: { id: number }): DocumentMailResponse => {
    assertFound(id);
    const named = (recipients.get(id) ?? []).map((email) => ({ email, name: '' }));
    return { record: { recipients: named, subject: '', message: '', language: 'de', warnings: [] } };
  };
  const composeMail = (request: ComposeMailRequest): ComposedMail => {
    assertFound(request.id);
    requests.push(request);
    return { ...composed, url: `https://bms.example/d/invoices/${request.token}` };
  };
  const handlersOf = (...resources: string[]) =>
    Object.fromEntries(
      resources.flatMap((resource) => [
        [`${resource}/GetMail`, getMail],
        [`${resource}/ComposeMail`, composeMail],
      ]),
    );
  const contract = loadContract();
  const billing = await startServiceStub(contract, 'billing', trustedKeys, handlersOf('Invoices', 'CreditNotes'));
  const crm = await startServiceStub(contract, 'crm', trustedKeys, {
    ...handlersOf('Estimates', 'Contracts'),
    'Clients/Get': ({ id }: { id: number }) => ({ record: { id, company_name: `Client ${id}`, status: 'active' } }),
  });
  return {
    upstreams: `billing=${billing.target},crm=${crm.target}`,
    recipients,
    composed: requests,
    missing,
    get isUnavailable() {
      return state.isUnavailable;
    },
    set isUnavailable(value) {
      state.isUnavailable = value;
    },
    stop: () => {
      billing.close();
      crm.close();
    },
  };
}
