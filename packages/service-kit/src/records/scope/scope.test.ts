import { type Caller, callerOfClaims } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { type ScopeRules, scopeFilter } from './scope.ts';

const user = (claims: object, grants: Caller['grants'] = {}): Caller => ({
  ...callerOfClaims({ kind: 'user', uid: 3, typ: 'staff', ...claims }),
  grants,
});
const administrator = user({ adm: true });
const portal = user({ typ: 'client', cid: 5 });
const reader = user({}, { 'notes.view': 'all' });
const author = user({}, { 'notes.view': 'all', 'notes.update': 'own' });
const editor = user({}, { 'notes.view': 'all', 'notes.update': 'all' });

const rules: ScopeRules = { module: 'notes', ownerFields: ['created_by'], portal: { view: () => ({}) } };
const shown = { shown: true };

describe('an audience', () => {
  const scope: ScopeRules = { ...rules, audience: () => shown };
  test.each([
    ['is all that those see who may not update', reader, shown],
    ['is all that users of the portal see', portal, shown],
    ['comes on top of what one may update', author, { $or: [{ created_by: 3 }, shown] }],
    ['does not bind who may update all', editor, {}],
    ['does not bind administrators', administrator, {}],
    ['does not bind other services', callerOfClaims({ kind: 'service' }), {}],
  ])('%s', (_case, caller, filter) => {
    expect(scopeFilter(caller, 'view', scope)).toEqual(filter);
  });

  test('is within what one may see', () => {
    const own = user({}, { 'notes.view': 'own' });
    expect(scopeFilter(own, 'view', scope)).toEqual({ $and: [{ created_by: 3 }, shown] });
    expect(scopeFilter(user({}), 'view', scope)).toBeUndefined();
  });

  test('says nothing of changes', () => {
    expect(scopeFilter(author, 'update', scope)).toEqual({ created_by: 3 });
  });
});

describe('limits', () => {
  const rowFilter: ScopeRules['rowFilter'] = ({ userId }, action) => ({
    [action === 'update' ? 'from' : 'with']: userId,
  });
  const scope: ScopeRules = { ...rules, rowFilter };

  test('bind everybody but other services, by action', () => {
    for (const caller of [administrator, editor, portal])
      expect(scopeFilter(caller, 'view', scope)).toEqual({ with: 3 });
    expect(scopeFilter(administrator, 'update', scope)).toEqual({ from: 3 });
    expect(scopeFilter(callerOfClaims({ kind: 'service' }), 'view', scope)).toEqual({});
  });

  test('stand beside what all records of the module meet, and give nothing that is not granted', () => {
    const baseFilter = { kind: 'note' };
    expect(scopeFilter(administrator, 'view', { ...scope, baseFilter })).toEqual({ $and: [baseFilter, { with: 3 }] });
    expect(scopeFilter(reader, 'delete', scope)).toBeUndefined();
  });
});
