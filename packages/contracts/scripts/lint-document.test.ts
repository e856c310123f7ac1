import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { describeApi, loadContract } from '../src/index.ts';
import { problemsOf } from './redocly.ts';

const trialProtos = fileURLToPath(new URL('../test/protos', import.meta.url));
const document = describeApi(loadContract({ protoDirs: [trialProtos] }), 'https://bms.test');

test('a document with every kind of route passes the recommended rules', async () => {
  expect(await problemsOf(document)).toEqual([]);
});

test('a document with a fault does not pass', async () => {
  const problems = await problemsOf({ ...document, tags: [{ name: 'Things' }], servers: [] });
  expect(new Set(problems.map(({ ruleId }) => ruleId))).toEqual(new Set(['no-empty-servers', 'tag-description']));
});
