import { insertRecord, type Kit, type Resource } from '@bms/service-kit';
import { once } from '../once/once.ts';
import type { EstimateForm, FormField } from './estimate-forms.model.ts';

type Asked = Pick<FormField, 'title' | 'field_type'> & Partial<FormField>;

/** The fields of a form that suits any business. Only those that make it a request are required. */
const ASKED: readonly Asked[] = [
  { title: 'Company', field_type: 'text', maps_to: 'company_name', placeholder: 'Name of the company or person' },
  { title: 'Email', field_type: 'email', maps_to: 'email', placeholder: 'name@example.com' },
  { title: 'Phone', field_type: 'text', maps_to: 'phone' },
  { title: 'Website', field_type: 'url', maps_to: 'website', placeholder: 'https://' },
  { title: 'Address', field_type: 'text', maps_to: 'address', placeholder: 'Street and number' },
  { title: 'City', field_type: 'text', maps_to: 'city' },
  { title: 'Country', field_type: 'text', maps_to: 'country' },
  { title: 'What do you need?', field_type: 'textarea', required: true },
  { title: 'Budget', field_type: 'number' },
  { title: 'Needed by', field_type: 'date' },
];

/**
 * Creates the default form once in the life of a system. Later changes by administrators are kept, also its deletion.
 */
export async function ensureGeneralRequest(kit: Kit, resource: Resource<EstimateForm>): Promise<void> {
  const which = { name: 'general estimate form', rpc: resource.rpc('Create').path };
  await once(kit, which, async (call, tx) => {
    const fields: FormField[] = [];
    for (const asked of ASKED) {
      const field_id = await kit.nextId('estimate_form_fields');
      const sort = fields.length + 1;
      fields.push({ required: false, options: [], placeholder: '', maps_to: '', ...asked, field_id, sort });
    }
    await insertRecord(resource, { title: 'General request', status: 'active', fields }, call, tx);
  });
}
