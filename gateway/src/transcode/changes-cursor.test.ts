import { callerOfClaims, loadContract } from '@bms/contracts';
import type { Answered } from '@bms/rpc';
import { expect, test } from '@jest/globals';
import type { GatewayResponse } from '../http/context.ts';
import { compileChangesCursor } from './changes-cursor.ts';

const contract = loadContract();
const clients = contract.rpc('/bms.crm.Clients/List');
const caller = callerOfClaims({ kind: 'user', uid: 1, typ: 'staff' });
const response = { locals: { caller } } as GatewayResponse;

/** Compiles the cursor of an rpc whose feed answers so. */
const compile = (rpc: typeof clients, feed: () => Promise<object>) =>
  compileChangesCursor(rpc, {
    contract,
    callerTokens: () => 'token',
    deadlineMs: 1000,
    callOf: () => async () => ({ message: await feed(), version: undefined, isReplayed: false }) as Answered,
  });

const feed = async () => ({ records: [], meta: { next_cursor: '7.abc', has_more: false } });
const meta = async (list: object, answers: () => Promise<object> = feed) => {
  const add = await compile(clients, answers)!({ list }, { callerToken: '' }, response);
  const answer = { records: [], meta: { total: 1 } };
  add?.(answer);
  return answer.meta;
};

test('the first page of a list by cursor has the cursor of changes, no other page has it', async () => {
  expect(await meta({ cursor: '' })).toEqual({ total: 1, changes_cursor: '7.abc' });
  for (const list of [{}, { page: 1 }, { cursor: 'b3RoZXI' }]) expect(await meta(list)).toEqual({ total: 1 });
});

test('while the feed is unavailable, lists are answered with null instead', async () => {
  const failing = () => Promise.reject(new Error('unavailable'));
  expect(await meta({ cursor: '' }, failing)).toEqual({ total: 1, changes_cursor: null });
});

test.each(['/bms.crm.Clients/Get', '/bms.crm.Clients/Create', '/bms.activity.Changes/List'])(
  '%s is no list by cursor',
  (path) => {
    expect(compile(contract.rpc(path), feed)).toBeUndefined();
  },
);
