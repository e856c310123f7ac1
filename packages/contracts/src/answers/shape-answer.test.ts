import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { loadContract, shapeAnswer } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const contract = loadContract({ protoDirs: [trialProtos] });

/**
 * Returns the response body that a client receives, after encoding and decoding the message as between two processes.
 */
function answerOf(path: string, message: object): Record<string, unknown> {
  const [, service, method] = path.split('/');
  const definition = contract.definition(service!) as unknown as Record<string, Wire>;
  const { responseSerialize, responseDeserialize } = definition[method!]!;
  return shapeAnswer(contract.rpc(path).response)(responseDeserialize(responseSerialize(message)));
}
interface Wire {
  responseSerialize(message: object): Buffer;
  responseDeserialize(bytes: Buffer): Record<string, unknown>;
}

const thing = (message: object) => answerOf('/bms.trial.Things/Show', { record: message })['record'];
const tree = (message: object) => answerOf('/bms.trial.Streams/Tree', message);
const bareTree = { name: '', length: 0, branches: [], tip: null, leaves: {} };

describe('an answer', () => {
  test('has the cursor of the next page only with a cursor, and null at the end', () => {
    const project = loadContract();
    const meta = (members: object) => shapeAnswer(project.message('bms.api.ListMeta'))({ total: 1, ...members });
    expect(meta({})).toEqual({ total: 1 });
    expect(meta({ next_cursor: '' })).toEqual({ total: 1, next_cursor: null });
    expect(meta({ next_cursor: 'abc' })).toEqual({ total: 1, next_cursor: 'abc' });
  });

  test('shows every member: null for an unset optional one, else zero or empty', () => {
    expect(thing({})).toEqual({
      id: 0,
      title: '',
      status: '',
      due: null,
      labels: [],
      values: {},
      lines: [],
      count: 0,
      small: null,
      ratio: null,
      flag: false,
      email: '',
      total: 0,
    });
  });

  test('keeps zero, false and empty of optional members apart from null', () => {
    expect(thing({ small: 0, ratio: 0, due: '' })).toMatchObject({ small: 0, ratio: 0, due: '' });
  });

  test('omits members that are empty, lists among them, where the contract says so', () => {
    const { response } = loadContract().rpc('/bms.identity.Account/ChangePassword');
    const done = { success: true, message: 'Set.' };
    const shape = shapeAnswer(response);
    expect(shape({ ...done, access: [], revoke_code: '' })).toEqual(done);
    const listed = {
      access: [{ key: 'api_keys/1', kind: 'api_key', title: 'Shop', created_at: null }],
      revoke_code: 'x',
    };
    expect(shape({ ...done, ...listed })).toEqual({ ...done, ...listed });
  });

  test('never shows a write-only member', () => {
    expect(thing({ secret: 'hidden' })).not.toHaveProperty('secret');
  });

  test.each([
    ['text', { remark: 'x' }, { remark: 'x' }],
    ['empty text', { remark: '' }, undefined],
  ])('shows a member that is left out when empty: %s', (_what, message, shown) => {
    const answer = thing(message) as Record<string, unknown>;
    expect('remark' in answer ? { remark: answer['remark'] } : undefined).toEqual(shown);
  });

  test('keeps integers up to 2^53 - 1 exact', () => {
    expect(thing({ id: Number.MAX_SAFE_INTEGER, total: -Number.MAX_SAFE_INTEGER })).toMatchObject({
      id: Number.MAX_SAFE_INTEGER,
      total: -Number.MAX_SAFE_INTEGER,
    });
  });

  test('shows decimals as numbers, in lists of messages too', () => {
    expect(thing({ lines: [{ title: 'x', quantity: '1.5', rate: '0.0001' }, { title: 'y' }] })).toMatchObject({
      lines: [
        { title: 'x', quantity: 1.5, rate: 0.0001 },
        { title: 'y', quantity: 0, rate: 0 },
      ],
    });
  });
});

describe('a message that contains itself', () => {
  test('is shaped at every depth: in lists, maps and by itself', () => {
    const leaf = { length: '2.50' };
    const shaped = { ...bareTree, length: 2.5 };
    expect(tree({ length: '1', branches: [leaf], tip: { branches: [leaf] }, leaves: { a: leaf } })).toEqual({
      ...bareTree,
      length: 1,
      branches: [shaped],
      tip: { ...bareTree, branches: [shaped] },
      leaves: { a: shaped },
    });
  });

  test('shows null for one that is unset and optional', () => expect(tree({})).toEqual(bareTree));
});

describe('a member that is left out when empty', () => {
  test('is shaped as any other where it is not', () => {
    expect(tree({ price: '9.90', cut: {}, cut_on: '2026-01-31' })).toMatchObject({
      price: 9.9,
      cut: { depth: null },
      cut_on: '2026-01-31',
    });
  });
  test('shows scalars as what their texts say', () => {
    const facts = { a: '"b"', c: '1.5', d: 'false', e: 'null', f: '""' };
    expect(tree({ cut: { facts } })).toMatchObject({ cut: { facts: { a: 'b', c: 1.5, d: false, e: null, f: '' } } });
  });
  test('is left out where it is unset, whatever its type', () => {
    expect(Object.keys(tree({})).sort()).toEqual(Object.keys(bareTree).sort());
  });
});
