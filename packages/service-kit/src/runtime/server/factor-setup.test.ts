import { ApiError, callerOfClaims, claimsOfCaller, loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { compilePermission } from './permission.ts';

const limited = callerOfClaims({ kind: 'user', uid: 7, typ: 'staff', adm: true, sid: 's', nf: true });

test('a caller who has to set up a second factor may call nothing but what that needs', () => {
  const permitted = loadContract().rpcs.filter((rpc) => {
    try {
      compilePermission(rpc)(limited);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_setup_required') return false;
      throw error;
    }
  });
  expect(permitted.map(({ service, name }) => `${service.name}/${name}`).sort()).toEqual([
    ...['bms.identity.Account/ConfirmPassword', 'bms.identity.Account/Logout', 'bms.identity.Account/Me'],
    'bms.identity.Account/Permissions',
    ...['bms.identity.Factors/AddFactor', 'bms.identity.Factors/ConfirmFactor'],
    ...['bms.identity.Factors/CreateRecoveryCodes', 'bms.identity.Factors/ListFactors'],
    'bms.identity.Factors/RemoveFactor',
    'bms.identity.Organization/Show',
    'bms.identity.SingleSignOn/SignOut',
  ]);
});

test('a caller token says that its user has to set up a second factor', () => {
  expect(callerOfClaims(claimsOfCaller(limited))).toEqual(limited);
  expect(claimsOfCaller({ ...limited, needsFactorSetup: false })).not.toHaveProperty('nf');
});
