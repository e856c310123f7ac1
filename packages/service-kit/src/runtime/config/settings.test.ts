import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { serviceSettings } from './service-settings.ts';
import { assertNoLocalSecrets, describeSettings, readSettings, setting } from './settings.ts';

const tree = {
  store: {
    url: setting('STORE_URL', z.url(), 'Where the store is'),
    size: setting('STORE_SIZE', z.coerce.number().int().min(1).default(20), 'How much it holds'),
  },
  label: setting('LABEL', z.string().optional(), 'What it is called'),
};

describe('settings', () => {
  test('are read as a tree of typed values; an empty one counts as unset', () => {
    const config = readSettings(tree, { STORE_URL: 'https://store.example', STORE_SIZE: '', LABEL: 'x' });
    expect(config).toEqual({ store: { url: 'https://store.example', size: 20 }, label: 'x' });
  });

  test('that are missing or wrong are all named on one line, without their values', () => {
    const reading = () => readSettings(tree, { STORE_SIZE: 'hunter2' });
    expect(reading).toThrow(/^settings? .*STORE_URL.*STORE_SIZE/);
    expect(reading).not.toThrow(/hunter2|\n/);
  });

  describe('from files', () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'settings-'));
      await writeFile(join(folder, 'url'), 'https://mounted.example\n');
    });
    afterAll(() => rm(folder, { recursive: true }));

    test('are read without the final line break', () => {
      expect(readSettings(tree, { STORE_URL_FILE: join(folder, 'url') }).store.url).toBe('https://mounted.example');
    });

    test('are rejected with a reason if the file is missing, or the setting is also set', () => {
      expect(() => readSettings(tree, { STORE_URL_FILE: join(folder, 'none') })).toThrow(/STORE_URL.*ENOENT/);
      const both = { STORE_URL: 'https://store.example', STORE_URL_FILE: join(folder, 'url') };
      expect(() => readSettings(tree, both)).toThrow(/STORE_URL: set either it or STORE_URL_FILE/);
    });

    test('are checked for keys of the local start in production', async () => {
      await writeFile(join(folder, 'key'), '{"kid":"local-crm"}');
      const env = { NODE_ENV: 'production', SIGNING_KEY_FILE: join(folder, 'key') };
      expect(() => assertNoLocalSecrets(env)).toThrow(/SIGNING_KEY: a key of the local start/);
    });
  });

  test('are described with defaults as they would be written, whatever is made of them', () => {
    const read = {
      pauseMs: setting(
        'PAUSE_SECONDS',
        z.coerce
          .number()
          .default(5)
          .transform((seconds) => seconds * 1000),
        'A pause',
      ),
      names: setting(
        'NAMES',
        z
          .string()
          .default('')
          .transform((text) => text.split(',')),
        'Names',
      ),
      open: setting('OPEN', z.stringbool().default(false), 'Whether it is open'),
    };
    expect(describeSettings(read).map(({ env, defaultValue }) => [env, defaultValue])).toEqual([
      ['PAUSE_SECONDS', '5'],
      ['NAMES', ''],
      ['OPEN', 'false'],
    ]);
  });

  test('describe themselves', () => {
    expect(describeSettings(tree)).toEqual([
      expect.objectContaining({ env: 'STORE_URL', required: true, defaultValue: '' }),
      expect.objectContaining({ env: 'STORE_SIZE', required: false, defaultValue: '20' }),
      expect.objectContaining({ env: 'LABEL', required: false, defaultValue: '' }),
    ]);
    for (const { env, description } of describeSettings(serviceSettings)) {
      expect(env).toMatch(/^[A-Z][A-Z0-9_]+$/);
      expect(description.length).toBeGreaterThan(10);
    }
  });
});
