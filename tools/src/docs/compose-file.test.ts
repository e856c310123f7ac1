import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServices } from '@bms/backing-services';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { composeFile } from './compose-file.ts';
import type { DescribedSetting, ProcessSettings } from './settings-page.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let text: string;
let processes: ProcessSettings[];
beforeAll(async () => {
  text = await readFile(join(root, 'docker-compose.yml'), 'utf8');
  const names = ['gateway', ...(await findServices(root)).map(({ name }) => name)];
  processes = names.map((name) => ({ name, settings: [setting('LOG_LEVEL'), setting(`${name.toUpperCase()}_LIMIT`)] }));
});

const setting = (env: string): DescribedSetting => ({ env, description: env, required: false, defaultValue: '' });
const expenses = (...more: string[]) => ({ name: 'expenses', settings: ['LOG_LEVEL', ...more].map(setting) });
const containersIn = (file: string) => parse(file, { merge: true });

describe('docker-compose.yml', () => {
  test('gets a container, a volume of secrets and a place before the gateway for a new service', () => {
    const { services, volumes } = containersIn(composeFile(text, [...processes, expenses()]));
    expect(services.expenses).toMatchObject({
      build: { args: { PROCESS: 'services/expenses' } },
      image: 'bms-expenses',
      volumes: ['expenses-secrets:/secrets:ro'],
      environment: { LOG_LEVEL: null },
      read_only: true,
    });
    expect(services.secrets.volumes).toContain('expenses-secrets:/secrets/expenses');
    expect(services.gateway.depends_on).toHaveProperty('expenses', { condition: 'service_started' });
    expect(volumes).toHaveProperty('expenses-secrets');
  });

  test('passes a service the settings that it reads, beside those of every service', () => {
    const { services } = containersIn(composeFile(text, [...processes, expenses('MAX_EXPENSE')]));
    expect(services.expenses.environment).toEqual({ LOG_LEVEL: null, MAX_EXPENSE: null });
    expect(services.crm.environment).toEqual({ LOG_LEVEL: null, CRM_LIMIT: null });
    expect(services.gateway.environment).toEqual({ LOG_LEVEL: null, GATEWAY_LIMIT: null });
  });

  test('is as before once the service is deleted, wherever its name is in the alphabet', () => {
    const before = composeFile(text, processes);
    for (const name of ['assets', 'expenses', 'zones']) {
      const sorted = [...processes, { ...expenses(), name }].sort((a, b) => (a.name < b.name ? -1 : 1));
      const withService = composeFile(before, sorted);
      expect(withService).toContain(`image: bms-${name}\n`);
      expect(composeFile(withService, processes)).toBe(before);
    }
  });

  test('keeps the containers and comments that are written by hand', () => {
    const { services } = containersIn(composeFile(text, processes));
    const known = containersIn(text).services;
    const others = Object.keys(known).filter((name) => !processes.some((process) => process.name === name));
    for (const name of others.filter((other) => other !== 'secrets')) expect(services[name]).toEqual(known[name]);
    expect(services.identity.command).toEqual(known.identity.command);
    expect(composeFile(text, processes)).toContain('# Without the profile there is no such container');
  });
});
