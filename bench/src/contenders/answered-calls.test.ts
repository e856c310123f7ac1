import { expect, test } from '@jest/globals';
import { sumCalls } from './answered-calls.ts';

const METRICS = `# TYPE bms_rpc_duration_seconds histogram
bms_rpc_duration_seconds_bucket{le="0.001",rpc="/bms.crm.Clients/Get",status="OK"} 2
bms_rpc_duration_seconds_count{rpc="/bms.crm.Clients/Get",status="OK"} 3
bms_rpc_duration_seconds_count{rpc="/bms.crm.Clients/List",status="NOT_FOUND"} 4
bms_rpc_duration_seconds_count{rpc="/bms.crm_other.Things/List",status="OK"} 100
`;

test('the calls of a service are the sum over its rpcs and statuses', () => {
  expect(sumCalls(METRICS, 'crm')).toBe(7);
});
