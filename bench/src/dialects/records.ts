import type { Dialect, ReceivedRecord, RecordId } from './types.ts';

type Fields = { readonly id: RecordId } & Record<string, unknown>;

interface Page {
  readonly records: readonly Fields[];
  readonly meta: { readonly total: number };
}

const PATH = '/api/clients';
const PAGE_SIZE = 20;

const receivedOf = (record: Fields): ReceivedRecord => ({ id: record.id, fields: record });
const recordOf = (body: unknown): Fields => (body as { record: Fields }).record;

/** The API of this project, which peers without an API of their own framework copy. */
export const recordsDialect: Dialect = {
  list: (page) => ({ method: 'GET', path: `${PATH}?limit=${PAGE_SIZE}&page=${page}` }),
  search: (word) => ({ method: 'GET', path: `${PATH}?limit=${PAGE_SIZE}&search=${encodeURIComponent(word)}` }),
  detail: (id) => ({ method: 'GET', path: `${PATH}/${id}` }),
  create: (body) => ({ method: 'POST', path: PATH, body }),
  update: (id, body) => ({ method: 'PATCH', path: `${PATH}/${id}`, body }),
  createdStatus: 201,
  readPage: (body) => {
    const { records, meta } = body as Page;
    return { total: meta.total, records: records.map(receivedOf) };
  },
  readRecord: (body) => receivedOf(recordOf(body)),
  readCreatedId: (body) => recordOf(body).id,
};
