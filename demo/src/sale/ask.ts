import { COMPANY, type Lead, type Request, type SaleRecords } from './find-sale.ts';
import { awaitOne, byEvent, type Scenario } from './scenario.ts';

interface FormField {
  id: number;
  title: string;
  field_type: string;
  required: boolean;
  maps_to: string;
}
type Form = { id: number; title: string; fields: FormField[] };
type One<Item> = { record: Item };

/** Values of the form, by the lead field that they map to. */
const CONTACT: Readonly<Record<string, string>> = {
  company_name: COMPANY,
  phone: '+47 55 01 23 45',
  website: 'https://fjord-and-field.example',
  address: 'Bryggen 12',
  city: 'Bergen',
  country: 'Norway',
};
const WISH = 'Tea for the season, and the wine to go with it.';

/** Submits the public estimate form, whose fields map to lead fields. @returns the request */
export async function submitRequest({ api, show }: Scenario, { request: known }: SaleRecords): Promise<Request> {
  const form = await generalForm({ api });
  const values = valuesFor(form);
  const request = known ?? (await submit());
  const mapped = form.fields.filter(({ maps_to }) => maps_to).map(({ title, maps_to }) => `${title} → ${maps_to}`);
  const which = `request ${request.id}`;
  show({ what: 'form filled in', which, detail: `"${form.title}": ${mapped.join(', ')}`, isNew: !known });
  return request;

  async function submit(): Promise<Request> {
    const body = { form_id: form.id, values };
    return (await api.post<One<Request>>('/api/request_estimate/requests', body)).record;
  }
}

/** Reads the form through the administration API, the only one that shows the field mapping. */
async function generalForm({ api }: Pick<Scenario, 'api'>): Promise<Form> {
  const { records } = await api.get<{ records: { id: number; title: string }[] }>('/api/request_estimate/forms');
  const offered = records.find(({ title }) => title === 'General request') ?? records[0];
  if (!offered) throw new Error('there is no estimate form to fill in');
  return (await api.get<One<Form>>(`/api/admin/estimate-forms/${offered.id}`)).record;
}

function valuesFor({ fields }: Form): Record<string, string> {
  const filled = fields.flatMap(({ id, field_type, maps_to, required }) => {
    const value = CONTACT[maps_to] ?? (required && field_type === 'textarea' ? WISH : undefined);
    return value ? [[`field_${id}`, value]] : [];
  });
  return Object.fromEntries(filled);
}

/** Waits for the lead created from the request. */
export async function awaitLead(
  { api, show }: Scenario,
  request: Request,
  { lead: known }: SaleRecords,
): Promise<Lead> {
  const { item, tookMs } = await awaitOne<Lead>(api, `/api/leads?estimate_request_id=${request.id}`);
  const lead = (await api.get<One<Lead>>(`/api/leads/${item.id}`)).record;
  const detail = `${lead.company_name}; ${byEvent(tookMs, !known)}`;
  show({ what: 'one lead made', which: `lead ${lead.id}`, detail, isNew: !known });
  return lead;
}

/** Qualifies the lead and converts it to a client. @returns the id of the client */
export async function winLead({ api, show }: Scenario, { id, status, converted_client_id }: Lead): Promise<number> {
  const isFresh = status === 'new';
  if (isFresh) await api.patch(`/api/leads/${id}`, { status: 'qualified' });
  show({ what: 'lead qualified', which: `lead ${id}`, detail: 'new → qualified', isNew: isFresh });
  const client = converted_client_id ?? (await api.post<One<{ id: number }>>(`/api/leads/${id}/convert`, {})).record.id;
  const { record } = await api.get<One<Lead>>(`/api/leads/${id}`);
  const detail = `the lead is ${record.status} and locked`;
  show({ what: 'lead converted to a client', which: `client ${client}`, detail, isNew: !converted_client_id });
  return client;
}
