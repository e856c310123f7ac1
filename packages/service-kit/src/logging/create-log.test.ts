import { fileURLToPath } from 'node:url';
import { loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { createLog } from './create-log.ts';

test('what the contract calls sensitive, and passwords and tokens in any case, never reach the log', () => {
  const protoDirs = [fileURLToPath(new URL('../../test/protos', import.meta.url))];
  const lines: string[] = [];
  const log = createLog('stock', 'info', loadContract({ protoDirs }), { write: (line) => void lines.push(line) });
  log.info({ key: 's3cret', request: { password: 's3cret', record: { token: 's3cret' } }, title: 'shown' }, 'said');
  log.child({ requestId: 'r1' }).info({ answer: { key: 's3cret' } }, 'said');
  expect(lines.join('')).not.toContain('s3cret');
  expect(JSON.parse(lines[0]!)).toMatchObject({ service: 'stock', title: 'shown', msg: 'said', key: '[redacted]' });
  expect(JSON.parse(lines[1]!)).toMatchObject({ requestId: 'r1' });
});
