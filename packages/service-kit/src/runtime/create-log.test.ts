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

test('of an error the log has what helps, not what a driver hangs on it', () => {
  const lines: string[] = [];
  const log = createLog('stock', 'info', loadContract(), { write: (line) => void lines.push(line) });
  const error = Object.assign(new Error('it broke', { cause: new Error('for a reason') }), {
    code: 'E1',
    command: { x: 's3cret' },
  });
  log.error({ err: error }, 'said');
  const { err } = JSON.parse(lines[0]!) as { err: Record<string, unknown> };
  expect(err).toEqual({ name: 'Error', message: 'it broke', reason: 'E1', stack: error.stack, cause: 'for a reason' });
});
