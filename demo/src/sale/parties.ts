import { readAll } from '../lists.ts';
import type { Scenario } from './scenario.ts';

/** The seller: a fresh system has none of these details, without which there is no electronic invoice. */
const ORGANIZATION = {
  name: 'Northwind Traders',
  address: 'Strandgaten 1',
  zip: '5013',
  city: 'Bergen',
  country: 'Norway',
  country_code: 'NO',
  vat_number: 'NO987654325MVA',
  email: 'office@northwind.example',
  phone: '+47 55 32 10 00',
  iban: 'NO93 8601 1117 947',
  bic: 'DNBANOKK',
};

/** The details of the client of the sale that its request does not have. */
const CLIENT = { zip: '5003', country_code: 'NO', email: 'accounts@fjord-and-field.example', language: 'en' };

/** The taxes of Norway for the lines of the sale. */
const TAXES = {
  food: { title: 'VAT on food 15 %', rate: 15 },
  standard: { title: 'VAT 25 %', rate: 25 },
};

/** The ids of the taxes of the sale. */
export type Taxes = Readonly<Record<keyof typeof TAXES, number>>;

type One<Item> = { record: Item };

/** Completes the details of the organization, unless it has a VAT number. */
export async function completeOrganization({ api, show }: Scenario): Promise<void> {
  const path = '/api/admin/organization';
  const { record: before } = await api.get<One<{ vat_number: string }>>(path);
  const isNew = !before.vat_number;
  if (isNew) await api.patch(path, ORGANIZATION);
  const { record } = await api.get<One<{ name: string; vat_number: string; iban: string }>>(path);
  const detail = `VAT number ${record.vat_number}, IBAN ${record.iban}`;
  show({ what: 'organization completed', which: record.name, detail, isNew });
}

/** Creates the taxes of the sale. */
export async function defineTaxes({ api, show }: Scenario): Promise<Taxes> {
  const known = await readAll<{ id: number; title: string }>(api, '/api/taxes');
  const idOf = async (name: keyof typeof TAXES) => {
    const tax = TAXES[name];
    const found = known.find(({ title }) => title === tax.title);
    const id = found?.id ?? (await api.post<One<{ id: number }>>('/api/taxes', tax)).record.id;
    show({ what: 'tax defined', which: `tax ${id}`, detail: tax.title, isNew: !found });
    return id;
  };
  return { food: await idOf('food'), standard: await idOf('standard') };
}

/** Completes the address of the client of the sale. */
export async function completeClient({ api, show }: Scenario, id: number): Promise<void> {
  const path = `/api/clients/${id}`;
  const { record: before } = await api.get<One<{ zip: string }>>(path);
  const isNew = !before.zip;
  if (isNew) await api.patch(path, CLIENT);
  show({ what: 'client completed', which: `client ${id}`, detail: Object.values(CLIENT).join(', '), isNew });
}
