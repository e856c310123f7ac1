import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import protobuf from 'protobufjs';
import { errorCatalogue, projectProtos } from '../src/index.ts';
import { googleProtos } from '../src/load/proto-files.ts';

const page = readFileSync(new URL('../../../docs/contract.md', import.meta.url), 'utf8');
const root = new protobuf.Root();
root.resolvePath = (_origin, target) => `${target.startsWith('google/') ? googleProtos : projectProtos}/${target}`;
root.loadSync(['bms/api/rules.proto', 'bms/api/policy.proto'], { keepCase: true });
const fieldsOf = (message: string) => root.lookupType(message).fieldsArray.map(({ name }) => name);

describe('docs/contract.md tells', () => {
  test.each([
    ['every rule', fieldsOf('bms.api.Rules')],
    ['every member of a policy', fieldsOf('bms.api.Policy')],
    ['every error', Object.keys(errorCatalogue)],
  ])('%s', (_what, names) => {
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
