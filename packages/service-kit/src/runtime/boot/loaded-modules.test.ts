import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const serviceKit = new URL('../../index.ts', import.meta.url).href;
const listModules = `await import(${JSON.stringify(serviceKit)}); console.log(JSON.stringify(process.moduleLoadList));`;

test('a service does not load undici, which takes memory and time at each start', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', listModules];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const modules: string[] = JSON.parse(stdout);
  expect(modules).toContain('NativeModule http');
  expect(modules.filter((name) => name.includes('undici'))).toEqual([]);
});
