import { callerOfClaims, loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import type { Call } from '../../runtime/call.ts';
import { CallContext } from '../../runtime/call-context.ts';
import { KEYED_CALL } from '../../runtime/server/history/reverting.ts';
import { identityOf } from './request-identity.ts';

const rpc = loadContract().rpc('/bms.identity.Account/SetPassword');
const bodyOf = (request: object) => {
  const caller = callerOfClaims({ kind: 'user', uid: 7 });
  return identityOf({ rpc, caller, request, idempotencyKey: 'k', context: new CallContext() } as unknown as Call)!.body;
};

test('the identity of a request holds no hash of a secret, from which it could be guessed', () => {
  expect(bodyOf({ current_password: 'a', password: 'b' })).toBe(bodyOf({ current_password: 'c', password: 'd' }));
  expect(bodyOf({ note: 'a' })).not.toBe(bodyOf({ note: 'b' }));
});

test('a key of a public rpc counts only where pages call it, and belongs to the record in the path', () => {
  const caller = callerOfClaims({ kind: 'public' });
  const idOf = (path: string, request: object) =>
    identityOf({
      rpc: loadContract().rpc(path),
      caller,
      request,
      idempotencyKey: 'k',
      context: new CallContext(),
    } as unknown as Call)?.id;
  const submit = '/bms.crm.EstimateRequests/SubmitPublicForm';
  expect(idOf('/bms.identity.Account/Login', {})).toBeUndefined();
  expect(idOf(submit, { token: 'a' })).toBe(idOf(submit, { token: 'a', homepage: 'x' }));
  expect(idOf(submit, { token: 'a' })).not.toBe(idOf(submit, { token: 'b' }));
});

test('a key belongs to the call that makes an update, if there is one', () => {
  const caller = callerOfClaims({ kind: 'user', uid: 7 });
  const contract = loadContract();
  const [update, revert] = ['Update', 'Revert'].map((name) => contract.rpc(`/bms.crm.Clients/${name}`));
  const context = new CallContext();
  context.set(KEYED_CALL, { rpc: revert!, request: { id: 1, version: 2 } });
  const made = { rpc: update, caller, request: { id: 1, client: {} }, idempotencyKey: 'k', context };
  const sent = { ...made, rpc: revert, request: { id: 1, version: 2 }, context: new CallContext() };
  expect(identityOf(made as unknown as Call)).toEqual(identityOf(sent as unknown as Call));
});
