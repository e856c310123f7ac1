import { callerOfClaims, loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { accessOf } from './access.ts';
import { searchedModules } from './searched-modules.ts';

const modules = [...searchedModules(loadContract()).values()];
const staff = callerOfClaims({ kind: 'user', uid: 7, typ: 'staff' });
const modulesIn = (filters: readonly object[]): string[] =>
  [...new Set(JSON.stringify(filters).match(/"[a-z_]+"/g) ?? [])].map((word) => word.slice(1, -1));

describe('the records that a search may find', () => {
  test('are none of a caller without grants', () => {
    expect(accessOf(staff, modules)).toEqual([]);
  });

  test('are those of the modules that a grant opens, contacts with their clients', () => {
    const filters = accessOf({ ...staff, grants: { 'clients.view': 'all', 'tasks.update': 'all' } }, modules);
    expect(modulesIn(filters)).toEqual(expect.arrayContaining(['clients', 'contacts']));
    expect(modulesIn(filters)).not.toContain('tasks');
  });

  test('are the own ones within the scope own, by the index of owners', () => {
    const filters = accessOf({ ...staff, grants: { 'clients.view': 'own' } }, modules);
    expect(filters).toEqual([{ filter: expect.objectContaining({ owners: 7 }), index: 'owners' }]);
  });

  test('are in the portal those of the modules that it has', () => {
    const portal = callerOfClaims({ kind: 'user', uid: 8, typ: 'client', cid: 3 });
    const found = modulesIn(accessOf(portal, modules));
    expect(found).toEqual(expect.arrayContaining(['clients', 'invoices', 'messages', 'pages', 'files']));
    for (const module of ['leads', 'tasks', 'team', 'contacts']) expect(found).not.toContain(module);
  });
});
