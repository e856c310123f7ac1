import { expect, test } from '@jest/globals';
import { actionsOf, type Grant, hasAction, scopeOf, scopesOf, withScope } from './grants.ts';

const grants: Grant[] = [
  { module: 'clients', action: 'view', scope: 'own' },
  { module: 'clients', action: 'create', scope: 'own' },
];

test('a missing grant is none, and the create permission has no scope', () => {
  expect(scopeOf(grants, 'clients', 'view')).toBe('own');
  expect(scopeOf(grants, 'clients', 'create')).toBe('all');
  expect(scopeOf(grants, 'clients', 'delete')).toBe('none');
  expect(scopesOf('create')).toEqual(['none', 'all']);
});

test('a scope is set in place of the one before, and none takes the grant away', () => {
  const more = withScope(grants, 'clients', 'view', 'all');
  expect(more.filter(({ action }) => action === 'view')).toEqual([{ module: 'clients', action: 'view', scope: 'all' }]);
  expect(withScope(grants, 'clients', 'view', 'none')).toEqual([grants[1]]);
});

test('mail to other addresses is only created, modules with records have all actions', () => {
  expect(hasAction('external_mail', 'create', {})).toBe(true);
  expect(hasAction('external_mail', 'view', {})).toBe(false);
  expect(hasAction('clients', 'delete', {})).toBe(true);
});

test('an action of its own is offered for the module that has it only', () => {
  const own = { expenses: ['reject', 'approve'] };
  expect(actionsOf(own)).toEqual(['view', 'create', 'update', 'delete', 'approve', 'reject']);
  expect(hasAction('expenses', 'approve', own)).toBe(true);
  expect(hasAction('expenses', 'delete', own)).toBe(true);
  expect(hasAction('clients', 'approve', own)).toBe(false);
  expect(hasAction('external_mail', 'approve', own)).toBe(false);
});
