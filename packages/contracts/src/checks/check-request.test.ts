import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { checkRequest, loadContract } from '../index.ts';

const trialProtos = fileURLToPath(new URL('../../test/protos', import.meta.url));
const contract = loadContract({ protoDirs: [trialProtos] });
const checkCreate = checkRequest(contract.rpc('/bms.trial.Things/Create'));

const line = (quantity: string, rate = '1') => ({ title: 'x', quantity, rate, product: '' });
const create = (...lines: object[]) => checkCreate({ thing: { title: 'a', lines } }, []);

describe('the decimals of a message', () => {
  test.each([
    ['0.001', '0'],
    ['999999999999.999', '0.0001'],
    ['1', ''],
  ])('quantity "%s" and rate "%s" are accepted', (quantity, rate) => {
    expect(() => create(line(quantity, rate))).not.toThrow();
  });

  test.each([
    ['0', '1', 'quantity'],
    ['-1', '1', 'quantity'],
    ['0.0001', '1', 'quantity'],
    ['', '1', 'quantity'],
    ['one', '1', 'quantity'],
    ['1', '-0.0001', 'rate'],
    ['1', '1e3', 'rate'],
  ])('quantity "%s" and rate "%s" are rejected, as in JSON', (quantity, rate, field) => {
    expect(() => create(line('1'), line(quantity, rate))).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field: `lines[1].${field}` })] }),
    );
  });

  test('server-set values may have more digits than a caller may send', () => {
    const checkUpdate = checkRequest(contract.rpc('/bms.trial.Things/Update'));
    const lines = [{ ...line('1'), product: '15241567762123.4512345' }];
    expect(() => checkUpdate({ id: 7, thing: { lines } }, ['lines'])).not.toThrow();
  });
});
