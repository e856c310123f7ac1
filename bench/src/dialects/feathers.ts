import type { Dialect, ReceivedRecord, RecordId } from './types.ts';

type Fields = { readonly _id: RecordId } & Record<string, unknown>;

interface Page {
  readonly total: number;
  readonly data: readonly Fields[];
}

const PATH = '/clients';
const PAGE_SIZE = 20;
const LIST_FIELDS = ['company_name', 'type', 'phone', 'city', 'country', 'status', 'created_at'];
const PAGE = [`$limit=${PAGE_SIZE}`, '$sort[_id]=-1', ...LIST_FIELDS.map((name) => `$select[]=${name}`)].join('&');

const receivedOf = (record: Fields): ReceivedRecord => ({ id: record._id, fields: record });

/** The API of a Feathers service. */
export const feathersDialect: Dialect = {
  list: (page) => ({ method: 'GET', path: `${PATH}?${PAGE}&$skip=${(page - 1) * PAGE_SIZE}` }),
  search: (word) => ({ method: 'GET', path: `${PATH}?${PAGE}&$text[$search]=${encodeURIComponent(word)}` }),
  detail: (id) => ({ method: 'GET', path: `${PATH}/${id}` }),
  create: (body) => ({ method: 'POST', path: PATH, body }),
  update: (id, body) => ({ method: 'PATCH', path: `${PATH}/${id}`, body }),
  createdStatus: 201,
  readPage: (body) => {
    const { total, data } = body as Page;
    return { total, records: data.map(receivedOf) };
  },
  readRecord: (body) => receivedOf(body as Fields),
  readCreatedId: (body) => (body as Fields)._id,
};
