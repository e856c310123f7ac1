import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import protobuf from 'protobufjs';
import { errorCatalogue, projectProtos } from '../src/index.ts';
import { googleProtos } from '../src/load/proto-files.ts';

const page = readFileSync(new URL('../../../docs/contract.md', import.meta.url), 'utf8');
const root = new protobuf.Root();
root.resolvePath = (_origin, target) => `${target.startsWith('google/') ? googleProtos : projectProtos}/${target}`;
root.loadSync(['bms/api/rules.proto', 'bms/api/policy.proto', 'buf/validate/validate.proto'], { keepCase: true });
const fieldsOf = (message: string) => root.lookupType(message).fieldsArray.map(({ name }) => name);
const standardRules = [
  ...fieldsOf('buf.validate.Int64Rules'),
  ...fieldsOf('buf.validate.StringRules').map((name) => `string.${name}`),
  ...fieldsOf('buf.validate.RepeatedRules').map((name) => `repeated.${name}`),
  ...['map.min_pairs', 'map.max_pairs', 'map.keys.string.pattern', 'map.values'],
];

describe('docs/contract.md tells', () => {
  test.each([
    ['every own rule', fieldsOf('bms.api.Rules')],
    ['every rule of buf.validate that is enforced', standardRules],
    ['every member of a policy', fieldsOf('bms.api.Policy')],
    ['every error', Object.keys(errorCatalogue)],
  ])('%s', (_what, names) => {
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
