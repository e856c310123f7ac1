import { expect, test } from '@jest/globals';
import { activityStart, startCopy } from '../test/harness.ts';

/** Starts activity with NODE_ENV=production and keys that were not made by a local start. */
async function startInProduction(env: Record<string, string>) {
  const start = await activityStart({ NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.com', ...env });
  const deployed = (name: string) => start.env[name]!.replaceAll('"local-', '"');
  const keys = { SIGNING_KEY: deployed('SIGNING_KEY'), TRUSTED_KEYS: deployed('TRUSTED_KEYS') };
  return startCopy({ ...start, env: { ...start.env, ...keys } });
}

test.each([
  ['PUBLIC_URL', 'http://app.example.com'],
  ['WEBHOOKS_ALLOW_PRIVATE_ADDRESSES', 'true'],
])('activity does not start in production with %s=%s and names the setting', async (name, value) => {
  const starting = startInProduction({ [name]: value });
  await expect(starting).rejects.toThrow(new RegExp(`^setting ${name}: .*production`));
});
