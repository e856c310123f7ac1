import { staff } from '@bms/testing';
import { describeLists } from '@bms/testing/lists';
import { startCrm } from './harness.ts';
import { fill } from './many-records.ts';

describeLists({
  service: 'crm',
  start: startCrm,
  fill,
  valuesOf: ({ name, type }) => (type === 'string' ? [`${name} 3`] : [3]),
  partlySeen: ['Clients', 'Leads', 'Estimates', 'Orders'].map((resource) => ({
    resource,
    by: 'an owner',
    caller: staff(3, { [`${resource.toLowerCase()}.view`]: 'own' }),
  })),
});
