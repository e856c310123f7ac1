import { staff } from '@bms/testing';
import { describeLists } from '@bms/testing/lists';
import { startWork } from './harness.ts';
import { DEADLINES, fill } from './many-records.ts';

describeLists({
  service: 'work',
  start: startWork,
  insertRecords: fill,
  valuesOf: ({ name, type, rules }) => {
    if (rules.format === 'date_bound') return DEADLINES;
    return type === 'string' ? [`${name} 3`] : [3];
  },
  partlySeen: [
    { resource: 'Tasks', by: 'an owner', caller: staff(3, { 'tasks.view': 'own' }) },
    { resource: 'TeamMembers', by: 'an owner', caller: staff(3, { 'team_members.view': 'own' }) },
  ],
});
