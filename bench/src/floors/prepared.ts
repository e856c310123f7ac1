import { clientAt } from '../data/clients.ts';

/** The number of records of the prepared page. */
export const PREPARED = 20;

const records = Array.from({ length: PREPARED }, (_, index) => listItem(index));

/** The first page of a list of 20 clients: about 5 KB of JSON. */
export const preparedPage = { records, meta: { total: PREPARED, current_page: 1, per_page: PREPARED } };

/** The first client of the data set. */
export const preparedRecord = { record: { id: 1, status: 'active', ...clientAt(0) } };

function listItem(index: number) {
  const { company_name, type, phone, city, country, email, website } = clientAt(index);
  return { id: index + 1, company_name, type, phone, city, country, email, website, status: 'active' };
}
