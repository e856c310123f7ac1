/** Labels of fields whose names do not make good ones. */
const KNOWN: Readonly<Record<string, string>> = {
  id: 'Number',
  zip: 'Postal code',
  vat_number: 'VAT number',
  iban: 'IBAN',
  bic: 'BIC',
  country_code: 'Country of taxation',
  due_days: 'Payment term',
  buyer_reference: 'Buyer reference',
  purchase_order: 'Order of the buyer',
  contract_reference: 'Contract',
  cash_discounts: 'Discounts for early payment',
  exchange_rate: 'Exchange rate',
  supply_date: 'Day of supply',
  supply_from: 'Supplied from',
  supply_to: 'Supplied until',
  prices: 'Prices in other currencies',
  order_number: 'Number',
  tax_exempt: 'Exempt from tax',
  tax_exemption_reason: 'Reason of the exemption',
  url: 'Address (URL)',
  external_ids: 'In other systems',
  is_admin: 'Administrator',
  is_leader: 'Leads the project',
  group_ids: 'Groups',
  email: 'Email',
  contact_name: 'Contact person',
  gets_documents: 'Gets invoices, estimates and contracts by mail',
  key_name: 'Key',
  fields: 'Fields',
  maps_to: 'Fills in',
  field_type: 'Kind of field',
  related_to: 'Belongs to',
  items: 'Lines',
  rate: 'Price each',
  item_id: 'Item',
  tax_ids: 'Taxes',
  unit_type: 'Unit',
  discount_percent: 'Discount in percent',
  discount_amount: 'Discount',
  is_default: 'Default',
  sort: 'Position',
  to_user_id: 'To',
  from_user_id: 'From',
  created_at: 'Created',
  created_date: 'Created',
  created_by: 'Created by',
  updated_at: 'Last change',
  expires_at: 'Valid until',
  last_used_at: 'Last used',
  paid_on: 'Paid on',
  written_off: 'Written off',
  write_off: 'Write-off',
  reminder_fees: 'Fees of reminders',
  deadline_from: 'Due from',
  next_step_on: 'Next step on',
  next_step_from: 'Next step from',
  next_step_to: 'Next step until',
  deadline_to: 'Due until',
  due_from: 'Due from',
  due_to: 'Due until',
  open_in_new_tab: 'Opens in a new tab',
  show_in_portal: 'Shown in the portal',
  share_with_client: 'Shared with the client',
  share_with: 'For',
  overdue: 'Overdue only',
  unpaid: 'Unpaid only',
  unread: 'Unread only',
  value: 'Value',
  sha256: 'SHA-256',
  mime_type: 'Type',
  parent_id: 'In',
};

/** Returns the label of a field: `assigned_to` is "Assigned to", `client_id` is "Client". */
export function labelOf(name: string): string {
  return KNOWN[name] ?? wordsOf(name.replace(/_ids?$/, ''));
}

/** The categories of taxes, whose codes say nothing to users (EN 16931). */
const TAX_CATEGORIES: Readonly<Record<string, string>> = {
  S: 'Standard or reduced rate',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Supply within the EU',
  G: 'Export',
  O: 'Not subject to tax',
};

/** Returns a text for people: an identifier that the system wrote as words, any other text as it is. */
export const readable = (text: unknown): string =>
  typeof text === 'string' && /^[a-z]+(_[a-z]+)+$/.test(text) ? wordsOf(text) : String(text ?? '');

/** Converts an identifier to words: `partially_paid` is "Partially paid". */
export function wordsOf(word: string): string {
  if (TAX_CATEGORIES[word]) return TAX_CATEGORIES[word];
  const text = word.replaceAll('_', ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Returns a name as it stands within a sentence: "Invoice" is "invoice", "API key" stays as it is. */
export const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
