const text = { type: 'String', defaultValue: '' };

/** The class of clients: signed-in users may read and write it, and its schema is locked. */
export const clientClass = {
  className: 'Client',
  fields: {
    company_name: { type: 'String', required: true },
    type: { type: 'String', required: true },
    address: text,
    city: text,
    state: text,
    zip: text,
    country: text,
    phone: text,
    email: text,
    website: text,
    currency: text,
    vat_number: text,
    group_ids: { type: 'Array', defaultValue: [] },
    labels: { type: 'Array', defaultValue: [] },
    owner_id: text,
    created_by: text,
    status: { type: 'String', defaultValue: 'active' },
  },
  indexes: {
    company_name_1: { company_name: 1 },
    type_1: { type: 1 },
    city_1: { city: 1 },
    country_1: { country: 1 },
    group_ids_1: { group_ids: 1 },
    labels_1: { labels: 1 },
    owner_id_1: { owner_id: 1 },
    status_1: { status: 1 },
    search_text: { company_name: 'text', phone: 'text', email: 'text' },
  },
  classLevelPermissions: {
    find: { requiresAuthentication: true },
    count: { requiresAuthentication: true },
    get: { requiresAuthentication: true },
    create: { requiresAuthentication: true },
    update: { requiresAuthentication: true },
  },
};
