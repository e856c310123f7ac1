import { loadContract } from '@bms/contracts';
import { describe, expect, test } from '@jest/globals';
import { assertLimitsDefined, limitDefinitions } from './definitions.ts';

describe('the limits', () => {
  test('are those of the contract by default', () => {
    const all = limitDefinitions({});
    expect(Object.fromEntries([...all].map(([name, { points, seconds }]) => [name, [points, seconds]]))).toEqual({
      default: [1200, 60],
      login: [50, 60],
      otp: [30, 60],
      recovery: [30, 3600],
      phone_verify: [100, 60],
      factors: [100, 60],
      sso: [120, 60],
      document_link: [120, 60],
      public_form: [60, 60],
      export: [30, 60],
      scim: [1500, 60],
      refresh: [300, 60],
    });
  });

  test('can be overridden and extended', () => {
    const all = limitDefinitions({ login: '5/10', exports: '2/3600' });
    expect(all.get('login')).toEqual({ name: 'login', points: 5, seconds: 10 });
    expect(all.get('exports')).toEqual({ name: 'exports', points: 2, seconds: 3600 });
  });

  test.each(['', '5', '5/', '0/60', '5/0', '5/60/1', 'a/b', '-5/60', '1.5/60'])('reject %p', (text) => {
    expect(() => limitDefinitions({ login: text })).toThrow(/setting LIMITS: login is not/);
  });

  test('cover every route of the project', () => {
    const { rpcs } = loadContract();
    expect(() => assertLimitsDefined(rpcs, limitDefinitions({}))).not.toThrow();
    expect(() => assertLimitsDefined(rpcs, new Map())).toThrow(/setting LIMITS: it has no ".+", which bms\..+ names/);
  });
});
