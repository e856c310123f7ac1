import { describe, expect, test } from '@jest/globals';
import { loadContract } from './load-contract.ts';

const contract = loadContract();

describe('the gRPC services of the contract', () => {
  test.each([...contract.services.values()].map((service) => [service.name, service] as const))(
    '%s has the rpcs of its proto',
    (name, { rpcs }) => {
      const paths = Object.values(contract.definition(name)).map(({ path }) => path);
      expect(paths).toEqual(rpcs.map(({ path }) => path));
    },
  );

  test('have no service that no proto declares', () => {
    expect(() => contract.definition('bms.crm.Dragons')).toThrow('the contract has no service bms.crm.Dragons');
  });
});
