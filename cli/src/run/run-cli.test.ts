import { describe, expect, test } from '@jest/globals';
import { run } from '../../test/run.ts';

const NOWHERE = { DATA_DIR: '/nonexistent' };

describe('a command line', () => {
  test('with an unknown command exits with 2 and names it', async () => {
    const { code, stderr } = await run(['backups']);
    expect([code, stderr]).toEqual([2, expect.stringContaining("unknown command 'backups'")]);
    expect(stderr).toContain('Did you mean backup?');
  });

  test.each([
    [['users', 'create', '--email', 'a@example.com'], "required option '--first-name <name>' not specified"],
    [['users', 'list', '--colour'], "unknown option '--colour'"],
    [['users', 'deactivate', 'nancy'], 'nancy is no id: it must be a positive integer'],
    [['users', 'list', '--status', 'absent'], '--status is absent: it must be active or inactive'],
    [['events', 'tail', '--count', '0'], '--count is 0: it must be a positive integer'],
    [
      ['keys', 'create', '--name', 'a', '--role', 'b', '--expires', 'soon'],
      '--expires is soon: it must be an ISO 8601',
    ],
    [['dead-letters', 'replay'], 'give an id, --consumer, --type or --all'],
  ])('with a wrong option exits with 2 and one line: bms %s', async (args, message) => {
    const { code, stderr, stdout } = await run(args, NOWHERE);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('that fails exits with 1 and one line without a stack', async () => {
    const { code, stdout, stderr } = await run(['users', 'list'], NOWHERE);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^✗ \/nonexistent holds no local start: set DATA_DIR, [^\n]*$/);
  });

  test('that fails with --json prints its error as JSON to stderr', async () => {
    const { code, stdout, stderr } = await run(['users', 'list', '--json'], NOWHERE);
    expect([code, stdout]).toEqual([1, '']);
    expect(JSON.parse(stderr)).toEqual({ error: expect.stringContaining('/nonexistent holds no local start') });
  });

  test('with --help exits with 0 and shows a working example', async () => {
    const { code, stdout } = await run(['events', 'redrive', '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('npx bms events redrive --service crm --since');
  });

  test('that describes another system without a setting names the setting', async () => {
    const { code, stderr } = await run(['users', 'list'], { API_URL: 'http://127.0.0.1:1' });
    expect([code, stderr]).toEqual([1, expect.stringContaining('BMS_TOKEN is not set')]);
    const unreachable = await run(['users', 'list'], { API_URL: 'http://127.0.0.1:1', BMS_TOKEN: 'secret-token' });
    expect(unreachable.code).toBe(1);
    expect(unreachable.stderr).toContain('http://127.0.0.1:1 cannot be reached');
    expect(unreachable.stderr).not.toContain('secret-token');
  });
});
