import { searchTokens } from '@bms/service-kit';
import { day, FIRST_ID, manyRecords, oneOf, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';

/** Fills the collections with enough records that a query which reads too many of them is detected. */
export async function fill(db: Connection): Promise<void> {
  await db.collection('clients').insertMany(manyRecords(client));
  await db.collection('contacts').insertMany(manyRecords(contactPerson));
  await db.collection('notes').insertMany(manyRecords(note));
  await db.collection('leads').insertMany(manyRecords(lead));
  await db.collection('custom_fields').insertMany(manyRecords(customField));
  await db.collection('estimate_forms').insertMany(manyRecords(form));
  await db.collection('estimate_requests').insertMany(manyRecords(request));
  await db.collection('estimates').insertMany(manyRecords(estimate));
  await db.collection('orders').insertMany(manyRecords(order));
  await db.collection('contracts').insertMany(manyRecords(contract));
}

const base = (n: number) => ({ ...storedRecord(n), owner_id: 1 + spread(n * 7, 50) });

const contact = (n: number) => {
  const texts = {
    company_name: `company ${spread(n * 11)}`,
    city: `city ${spread(n * 13, 200)}`,
    country: `country ${spread(n * 17, 30)}`,
  };
  return { ...base(n), ...texts, type: oneOf(['organization', 'person'], n * 19), sort_keys: texts };
};

/** The texts of a client that it is found by as a whole. */
export const reached = (n: number) => ({
  email: `mail${n}@example.com`,
  phone: `030 ${1_000_000 + n}`,
  vat_number: `DE${100_000_000 + n}`,
});

const reachedTokens = ({ email, phone, vat_number }: ReturnType<typeof reached>): string[] =>
  searchTokens({ texts: [email], words: [vat_number], phones: [phone] });

const client = (n: number) => ({
  ...contact(n),
  ...reached(spread(n * 37, 200)),
  search: [...storedRecord(n).search, ...reachedTokens(reached(spread(n * 37, 200)))],
  status: oneOf(['active', 'inactive'], n * 23),
  labels: [`label ${spread(n * 29, 30)}`],
  group_ids: [1 + spread(n * 31, 20)],
});

/** Each client has about 75 contacts. */
const contactPerson = (n: number) => {
  const texts = { name: `name ${spread(n * 157)}`, email: `${n}@example.com` };
  const client_id = FIRST_ID + spread(n * 163, 40);
  return { ...base(n), ...texts, client_id, client_created_by: 1, gets_documents: n % 2 === 0, sort_keys: texts };
};

/** Each client has about 30 notes. */
const note = (n: number) => ({
  ...base(n),
  client_id: FIRST_ID + spread(n * 173, 100),
  client_created_by: 1,
  type: oneOf(['note', 'call', 'meeting', 'email'], n * 179),
  text: `note ${spread(n * 181)}`,
  happened_at: day(n * 191),
});

const lead = (n: number) => ({
  ...contact(n),
  email: reached(spread(n * 37, 200)).email,
  search: [...storedRecord(n).search, ...reachedTokens(reached(spread(n * 37, 200)))],
  status: oneOf(['new', 'qualified', 'discussion', 'negotiation', 'won', 'lost'], n * 37),
  source: `source ${spread(n * 41, 20)}`,
  value: spread(n * 43, 100_000),
  next_step_on: n % 4 === 0 ? undefined : day(spread(n * 167, 265)),
  estimate_request_id: n - 1000,
});

const customField = (n: number) => {
  const title = `title ${spread(n * 47)}`;
  const related_to = oneOf(['clients', 'leads', 'estimates', 'orders'], n * 53);
  return { ...base(n), title, related_to, sort: spread(n * 59, 100), sort_keys: { title } };
};

const form = (n: number) => {
  const title = `form ${spread(n * 97)}`;
  const status = oneOf(['active', 'inactive'], n * 101);
  return { ...base(n), title, status, assigned_to: 1 + spread(n * 103, 50), fields: [], sort_keys: { title } };
};

const request = (n: number) => {
  const company_name = `company ${spread(n * 107)}`;
  return {
    ...base(n),
    form_id: 1 + spread(n * 109, 10),
    client_id: n % 3 === 0 ? undefined : 1 + spread(n * 113, 40),
    status: oneOf(['new', 'processing', 'hold', 'estimated', 'cancelled'], n * 127),
    assigned_to: 1 + spread(n * 131, 50),
    company_name,
    sort_keys: { company_name },
  };
};

const sale = (n: number) => ({
  ...base(n),
  client_id: 1 + spread(n * 61, 40),
  total: spread(n * 67, 100_000),
});

const estimate = (n: number) => ({
  ...sale(n),
  estimate_number: `EST-${String(n).padStart(6, '0')}`,
  estimate_date: day(spread(n * 71, 365)),
  valid_until: n % 5 === 0 ? undefined : day(365 + spread(n * 73, 365)),
  status: oneOf(['draft', 'sent', 'accepted', 'declined'], n * 79),
});

const order = (n: number) => ({
  ...sale(n),
  order_date: day(spread(n * 83, 365)),
  estimate_id: n - 1000,
  status: oneOf(['new', 'processing', 'confirmed', 'completed', 'cancelled'], n * 89),
});

const contract = (n: number) => {
  const title = `title ${spread(n * 137)}`;
  return {
    ...sale(n),
    title,
    contract_date: n % 7 === 0 ? undefined : day(spread(n * 139, 365)),
    valid_until: n % 5 === 0 ? undefined : day(365 + spread(n * 149, 365)),
    status: oneOf(['draft', 'sent', 'accepted', 'declined'], n * 151),
    sort_keys: { title },
  };
};
