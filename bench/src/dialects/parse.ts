import type { Dialect, ReceivedRecord, RecordId } from './types.ts';

type Fields = { readonly objectId: RecordId } & Record<string, unknown>;

interface Page {
  readonly count: number;
  readonly results: readonly Fields[];
}

const PATH = '/parse/classes/Client';
const PAGE_SIZE = 20;
const PAGE = `limit=${PAGE_SIZE}&order=-createdAt&count=1&keys=company_name,type,phone,city,country,status`;

const receivedOf = (record: Fields): ReceivedRecord => ({ id: record.objectId, fields: record });

/** The condition of a search in the text index of the class. */
function whereOf(word: string): string {
  return encodeURIComponent(JSON.stringify({ company_name: { $text: { $search: { $term: word } } } }));
}

/** The REST API of Parse Server. */
export const parseDialect: Dialect = {
  list: (page) => ({ method: 'GET', path: `${PATH}?${PAGE}&skip=${(page - 1) * PAGE_SIZE}` }),
  search: (word) => ({ method: 'GET', path: `${PATH}?${PAGE}&where=${whereOf(word)}` }),
  detail: (id) => ({ method: 'GET', path: `${PATH}/${id}` }),
  create: (body) => ({ method: 'POST', path: PATH, body }),
  update: (id, body) => ({ method: 'PUT', path: `${PATH}/${id}`, body }),
  createdStatus: 201,
  readPage: (body) => {
    const { count, results } = body as Page;
    return { total: count, records: results.map(receivedOf) };
  },
  readRecord: (body) => receivedOf(body as Fields),
  readCreatedId: (body) => (body as Fields).objectId,
};
