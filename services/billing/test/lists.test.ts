import { staff } from '@bms/testing';
import { describeLists } from '@bms/testing/lists';
import { startBilling } from './harness.ts';
import { fill } from './many-records.ts';

describeLists({
  service: 'billing',
  start: startBilling,
  insertRecords: fill,
  valuesOf: ({ name, rules }) => {
    if (name === 'method') return ['cash'];
    if (name === 'currency') return ['CHF'];
    return rules.format === 'date_bound' ? ['2026-04-20', '2026-08-10', '2026-12-20'] : [3];
  },
  partlySeen: ['Invoices', 'Payments'].map((resource) => ({
    resource,
    by: 'an owner',
    caller: staff(3, { 'invoices.view': 'own' }),
  })),
});
