import { callerOfClaims, loadContract } from '@bms/contracts';
import { administrator, portalUser, staff } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import type { Change } from './change.ts';
import { compileVisible } from './visible.ts';

const isVisible = compileVisible(loadContract());
const change = (more: Partial<Change> = {}): Change => ({
  _id: 1,
  module: 'invoices',
  record_id: 5,
  action: 'updated',
  occurred_at: new Date(),
  granted_module: 'invoices',
  owners: [7],
  told_to: 'viewers',
  portal_client_id: 0,
  ...more,
});
const key = {
  ...callerOfClaims({ kind: 'api_key', uid: 1, typ: 'staff', key: 5 }),
  grants: { 'invoices.view': 'all' as const },
};

describe('a change is told to', () => {
  test.each([
    ['administrators', administrator, change(), true],
    ['who may view all', staff(2, { 'invoices.view': 'all' }), change(), true],
    ['who may view their own, of theirs', staff(7, { 'invoices.view': 'own' }), change(), true],
    ['nobody who may view their own, of others', staff(2, { 'invoices.view': 'own' }), change(), false],
    ['nobody without the grant, of theirs neither', staff(7, { 'clients.view': 'all' }), change(), false],
    ['a key whose role may view all', key, change(), true],
    ['no key whose role may not', key, change({ granted_module: 'clients' }), false],
    ['administrators only where there is no grant for it', staff(2, {}), change({ granted_module: 'api_keys' }), false],
    ['the client in whose portal it is', portalUser(3), change({ portal_client_id: 3 }), true],
    ['no other client', portalUser(4), change({ portal_client_id: 3 }), false],
    ['no client where it is in no portal', portalUser(3), change(), false],
    [
      'no client of a module that is closed to the portal',
      portalUser(3),
      change({ granted_module: 'leads', portal_client_id: 3 }),
      false,
    ],
  ])('%s', (_who, caller, sent, expected) => expect(isVisible(caller, sent)).toBe(expected));

  const message = change({ granted_module: 'messages', told_to: 'owners', owners: [7, 900] });
  test.each([
    ['who takes part', staff(7, { 'messages.view': 'own' }), true],
    ['a portal user who takes part', portalUser(3, 900), true],
    ['no portal user who does not', portalUser(3, 901), false],
    ['nobody else', staff(2, { 'messages.view': 'all' }), false],
    ['no administrator', administrator, false],
  ])('%s, of a message', (_who, caller, expected) => expect(isVisible(caller, message)).toBe(expected));

  const page = change({ granted_module: 'pages', told_to: 'editors' });
  test.each([
    ['administrators', administrator, true],
    ['who may update all', staff(2, { 'pages.view': 'all', 'pages.update': 'all' }), true],
    ['who made it', staff(7, { 'pages.view': 'all' }), true],
    ['nobody else', staff(2, { 'pages.view': 'all', 'pages.update': 'own' }), false],
    ['no portal user', portalUser(3), false],
  ])('%s, where seeing it takes more than a grant', (_who, caller, expected) => {
    expect(isVisible(caller, page)).toBe(expected);
  });

  const notice = (...groups: string[]) => change({ granted_module: 'announcements', told_to: 'editors', groups });
  const reads = { 'announcements.view': 'all' as const };
  test.each([
    ['staff who may view all, where it is for all of them', staff(2, reads), notice('all_members'), true],
    ['no staff where it is for clients', staff(2, reads), notice('all_clients'), false],
    ['no staff without the grant', staff(2, {}), notice('all_members', 'user:2'), false],
    ['no staff who may view their own', staff(2, { 'announcements.view': 'own' }), notice('all_members'), false],
    ['the user whom it is for', staff(2, reads), notice('user:2'), true],
    ['those of the role that it is for', { ...staff(2, reads), roleId: 4 }, notice('role:4'), true],
    ['no others', { ...staff(2, reads), roleId: 5 }, notice('role:4', 'user:22'), false],
    ['every client, where it is for clients', portalUser(3), notice('all_clients'), true],
    ['no client where it is for staff', portalUser(3), notice('all_members'), false],
    ['the portal user whom it is for', portalUser(3, 900), notice('user:900'), true],
    ['no other portal user', portalUser(3, 901), notice('user:900'), false],
    ['no client of a closed module', portalUser(3), { ...notice('all_clients'), granted_module: 'leads' }, false],
  ])('%s, of an announcement', (_who, caller, sent, expected) => expect(isVisible(caller, sent)).toBe(expected));
});
