import { describe, expect, test } from '@jest/globals';
import { readImageOptions } from './options.ts';

describe('the options of npm run images', () => {
  test('build everything with the first engine by default', () => {
    expect(readImageOptions([])).toMatchObject({ engine: undefined, base: undefined, only: [], tag: 'latest' });
  });

  test('limit the images', () => {
    expect(readImageOptions(['--only', 'crm,gateway', '--engine=podman'])).toMatchObject({
      engine: 'podman',
      only: ['crm', 'gateway'],
    });
  });

  test.each([
    ['an unknown engine', ['--engine=dokcer'], /--engine is dokcer/],
    ['an unknown option', ['--taag=1'], /taag/],
    ['two base images', ['--base=a', '--debootstrap'], /exclude each other/],
  ])('are rejected with %s', (_, args, message) => {
    expect(() => readImageOptions(args)).toThrow(message);
  });
});
