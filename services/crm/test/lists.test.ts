import { staff } from '@bms/testing';
import { describeLists } from '@bms/testing/lists';
import { startCrm } from './harness.ts';
import { fill, reached } from './many-records.ts';

describeLists({
  service: 'crm',
  start: startCrm,
  insertRecords: fill,
  valuesOf: ({ name, type, rules }) => {
    if (rules.format === 'date_bound') return [name.startsWith('valid') ? '2027-06-10' : '2026-06-10'];
    if (name in reached(3)) return [reached(3)[name as keyof ReturnType<typeof reached>]];
    if (name === 'status') return ['active'];
    return type === 'string' ? [`${name} 3`] : [3];
  },
  whole: ['Contacts'],
  partlySeen: ['Clients', 'Leads', 'Estimates', 'Orders', 'Contracts'].map((resource) => ({
    resource,
    by: 'an owner',
    caller: staff(3, { [`${resource.toLowerCase()}.view`]: 'own' }),
  })),
});
