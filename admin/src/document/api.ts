import type { SharedDocument } from './shared-document.ts';

/** The operations of a link. */
export interface DocumentApi {
  open(): Promise<SharedDocument>;
  answer(answer: 'accept' | 'decline', body: { readonly name: string; readonly note: string }): Promise<SharedDocument>;
  /** Starts the online payment. @returns the page of the payment provider */
  checkout(): Promise<string>;
  /** The address of the PDF. */
  readonly pdfUrl: string;
}

/** An error response of the API. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;

  constructor(status: number) {
    super(`the API responded with ${status}`);
    this.status = status;
  }
}

/** Creates the operations of the link in the address of the page: /d/estimates/<token>. */
export function documentApi(path: string): DocumentApi {
  const base = path.replace(/^\/d\//, '/api/document-links/').replace(/\/$/, '');
  return {
    open: async () => (await send<Shown>(base)).record,
    answer: async (answer, body) => (await post<Shown>(`${base}/${answer}`, body)).record,
    checkout: async () => (await post<{ url: string }>(`${base}/checkout`, {})).url,
    pdfUrl: `${base}/pdf`,
  };
}

interface Shown {
  readonly record: SharedDocument;
}

const post = <Answer>(url: string, body: object): Promise<Answer> =>
  send(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** @throws ResponseError for an error response; TypeError without a connection */
async function send<Answer>(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new ResponseError(response.status);
  return (await response.json()) as Answer;
}
