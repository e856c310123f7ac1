import { readSettings } from '@bms/service-kit';
import { expect, test } from '@jest/globals';
import { providerOf } from './provider.ts';
import { connectionsSettings } from './settings.ts';

const settingsOf = (env: Record<string, string>) => readSettings(connectionsSettings, env).calendar;

test.each([
  [{ CALENDAR_PROVIDER: 'google' }, 'Set CALENDAR_CLIENT_ID of the identity service.'],
  [
    { CALENDAR_PROVIDER: 'custom', CALENDAR_CLIENT_ID: 'bms' },
    'Set CALENDAR_AUTHORIZE_URL and CALENDAR_TOKEN_URL of the identity service.',
  ],
])('a provider that is set up by %j names what is missing', (env, expected) => {
  expect(() => providerOf('calendar', settingsOf(env))).toThrow(expected);
});

test.each([
  ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'https://www.googleapis.com/auth/calendar'],
  ['microsoft', 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize', 'offline_access Calendars.ReadWrite'],
])('%s is known by its name', (name, authorizeUrl, scope) => {
  const env = { CALENDAR_PROVIDER: name, CALENDAR_CLIENT_ID: 'bms' };
  expect(providerOf('calendar', settingsOf(env))).toMatchObject({ authorizeUrl, scope, clientId: 'bms' });
});
