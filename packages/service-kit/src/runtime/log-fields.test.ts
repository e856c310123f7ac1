import { callerOfClaims } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { logFieldsOf } from './log-fields.ts';

const rpc = '/bms.stock.Widgets/List';
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

test('the log lines of a call name its request, trace, caller and client address', () => {
  const caller = callerOfClaims({ kind: 'api_key', uid: 7, key: 3 });
  expect(logFieldsOf({ rpc, requestId: 'r1', traceparent, clientAddress: '192.0.2.1', caller })).toEqual({
    rpc,
    requestId: 'r1',
    traceId: '0af7651916cd43dd8448eb211c80319c',
    userId: 7,
    apiKeyId: 3,
    address: '192.0.2.1',
  });
});

test('what is not known of a call is left out', () => {
  expect(logFieldsOf({ rpc, requestId: '', traceparent: '', clientAddress: '' })).toEqual({ rpc });
});
