import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGateway, gatewayEnvironment } from '@bms/backing-services';
import { expect, test } from '@jest/globals';
import { passedOn } from './programs.ts';

/** TLS among the processes is for deployments: the local start calls its processes in plain text on loopback. */
const TLS = ['TLS_CERT_FILE', 'TLS_KEY_FILE', 'TLS_CA_FILE'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const own = { signingKey: '', natsUrl: '', secret: () => '' };
const around = {
  nodeEnv: '',
  logLevel: '',
  port: 0,
  redisUrl: '',
  smtpUrl: '',
  adminEmail: '',
  adminPassword: '',
  services: {},
  trustedKeys: '',
};

test('npm start passes on every documented setting of the gateway that it does not set itself', async () => {
  const gateway = await findGateway(root);
  const main = join(gateway.dir, 'src/main.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    main,
    '--settings',
  ]);
  const documented = (JSON.parse(stdout) as { env: string }[]).map(({ env }) => env);
  const made = [...Object.keys(gatewayEnvironment(gateway, around, own)), ...TLS];
  expect(gateway.passedSettings.toSorted()).toEqual(documented.filter((name) => !made.includes(name)).sort());
});

test('the variables of OpenTelemetry are passed on to every process', () => {
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_BSP_SCHEDULE_DELAY: '500', HOME: '/' };
  const { HOME: _home, ...expected } = env;
  expect(passedOn({ passedSettings: [] }, env)).toEqual(expected);
});

test('an empty setting is not passed on', async () => {
  const gateway = await findGateway(root);
  expect(passedOn(gateway, { LIMITS: 'default=5/60', CORS_ORIGINS: '', HOME: '/' })).toEqual({
    LIMITS: 'default=5/60',
  });
});
