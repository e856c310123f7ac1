import { describe, expect, test } from '@jest/globals';
import { problemInMongod, problemInNats, problemInPino, problemInValkey } from './problems.ts';

describe('the summary of a log line', () => {
  test.each([
    ['information', '{"level":30,"msg":"ready"}', undefined],
    ['a warning', '{"level":40,"msg":"slow"}', 'slow'],
    [
      'an error with its cause',
      '{"level":50,"msg":"no database","err":{"message":"ECONNREFUSED"}}',
      'no database: ECONNREFUSED',
    ],
    ['a setting that is missing', 'crm: setting PORT: is missing', 'crm: setting PORT: is missing'],
    ['the message of a crash', 'TypeError: x is not a function', 'TypeError: x is not a function'],
    ['the place of a crash', 'file:///app/src/main.ts:3', undefined],
    ['the source line of a crash', "import { x } from './y.ts';", undefined],
    ['the stack of a crash', '    at main (file:///app/src/main.ts:3:1)', undefined],
    ['the last line of a crash', 'Node.js v24.0.0', undefined],
    ['an empty line', '', undefined],
  ])('of a service: %s', (_, line, shown) => {
    expect(problemInPino(line)).toBe(shown);
  });

  test('is cut if it is long', () => {
    expect(problemInPino(`Error: ${'x'.repeat(1000)}`)).toHaveLength(201);
  });

  test.each([
    ['information', '{"s":"I","msg":"Listening"}', undefined],
    ['a warning', '{"s":"W","msg":"vm.max_map_count is too low"}', undefined],
    ['an error', '{"s":"E","msg":"Error opening","attr":{"error":"No space left"}}', 'Error opening: No space left'],
    ['an error with details', '{"s":"F","msg":"Fatal","attr":{"error":{"code":5}}}', 'Fatal: {"code":5}'],
    ['no JSON', 'terminate called', undefined],
  ])('of mongod: %s', (_, line, shown) => {
    expect(problemInMongod(line)).toBe(shown);
  });

  test.each([
    ['[1] 2026/01/01 10:00:00.000000 [INF] Server is ready', undefined],
    ['[1] 2026/01/01 10:00:00.000000 [ERR] Disk full', 'Disk full'],
    ['nats-server: no such file', 'no such file'],
  ])('of NATS: %s', (line, shown) => {
    expect(problemInNats(line)).toBe(shown);
  });

  test.each([
    ['1:M 01 Jan 2026 10:00:00.000 * Ready to accept connections', undefined],
    ['1:M 01 Jan 2026 10:00:00.000 # Fatal error loading the DB', 'Fatal error loading the DB'],
  ])('of Valkey: %s', (line, shown) => {
    expect(problemInValkey(line)).toBe(shown);
  });
});
