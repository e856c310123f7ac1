import type { Dialect, ReceivedRecord, RecordId } from './types.ts';

type Fields = { readonly id: RecordId } & Record<string, unknown>;

interface Page {
  readonly totalDocs: number;
  readonly docs: readonly Fields[];
}

const PATH = '/api/clients';
const LIST_FIELDS = ['company_name', 'type', 'phone', 'city', 'country', 'status'];
const PAGE = ['limit=20', 'depth=0', 'sort=-createdAt', ...LIST_FIELDS.map((name) => `select[${name}]=true`)].join('&');

const receivedOf = (record: Fields): ReceivedRecord => ({ id: record.id, fields: record });

/** The REST API of a Payload collection. */
export const payloadDialect: Dialect = {
  list: (page) => ({ method: 'GET', path: `${PATH}?${PAGE}&page=${page}` }),
  search: (word) => ({ method: 'GET', path: `${PATH}?${PAGE}&where[company_name][like]=${encodeURIComponent(word)}` }),
  detail: (id) => ({ method: 'GET', path: `${PATH}/${id}?depth=0` }),
  create: (body) => ({ method: 'POST', path: `${PATH}?depth=0`, body }),
  update: (id, body) => ({ method: 'PATCH', path: `${PATH}/${id}?depth=0`, body }),
  createdStatus: 201,
  readPage: (body) => {
    const { totalDocs, docs } = body as Page;
    return { total: totalDocs, records: docs.map(receivedOf) };
  },
  readRecord: (body) => receivedOf(body as Fields),
  readCreatedId: (body) => (body as { doc: Fields }).doc.id,
};
