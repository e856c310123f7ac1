import type { ComputedAnswers, Contract } from '@bms/contracts';
import {
  createHttp,
  type Http,
  type Inbox,
  type StartedSystem,
  type SystemOptions,
  signIn,
  watchEffects,
} from '@bms/testing';
import { computeAnswers } from './compute-answers.ts';
import { createRecorder } from './recorder.ts';
import { STARTS_AT } from './steady.ts';

const PUBLIC_URL = 'https://bms.example.com';
/** The address of the provider's sign-in, which the links to it name; nothing is sent there. */
const AUTHORIZE_URL = 'https://accounts.google.com/o/oauth2/v2/auth';

/** The options of the system that computes the examples. */
export const exampleOptions: SystemOptions = {
  startsAt: STARTS_AT,
  apart: [],
  gatewaySettings: { LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60,otp=1000/60', PUBLIC_URL },
  serviceSettings: { PUBLIC_URL, DRIVE_AUTHORIZE_URL: AUTHORIZE_URL, CALENDAR_AUTHORIZE_URL: AUTHORIZE_URL },
};

/** The password and the address in the examples of the contract. */
const EXAMPLE_PASSWORD = 'correct horse battery';
const EXAMPLE_EMAIL = 'nancy@example.com';
const EXAMPLE_PORTAL_EMAIL = 'philip@example.com';

/**
 * Computes the examples on a new system; afterwards its administrator has the password of the start again.
 * @param inbox receives the mails of the system
 */
export async function answersOf(contract: Contract, system: StartedSystem, inbox: Inbox): Promise<ComputedAnswers> {
  const { url } = system.gateways[0]!;
  const { email, password } = system.admin;
  // The first session has the id used in the examples.
  const admin = await signIn(url, email, password);
  await changePassword(admin, password, EXAMPLE_PASSWORD);
  const recorder = createRecorder(contract, url, admin.token!);
  const { secrets } = recorder.given;
  const preparations: Readonly<Record<string, () => Promise<void>>> = {
    'POST /api/auth/refresh': async () => {
      const credentials = { email, password: EXAMPLE_PASSWORD, remember: true };
      const { body } = await createHttp(url).send('POST', '/api/auth/login', credentials);
      const { refresh_token } = body as { refresh_token: string };
      secrets.set('/api/auth/refresh', { refresh_token });
    },
    'POST /api/auth/request-reset-password': async () => void inbox.mails.splice(0),
    'POST /api/auth/change-password': async () =>
      void secrets.set('/api/auth/change-password', { code: await inbox.codeTo(EXAMPLE_EMAIL) }),
    'POST /api/auth/sign-in-link': async () => void inbox.mails.splice(0),
    'POST /api/auth/sign-in-link/verify': async () =>
      void secrets.set('/api/auth/sign-in-link/verify', { code: await inbox.codeTo(EXAMPLE_PORTAL_EMAIL) }),
  };
  const effects = await watchEffects(system);
  const answers = await computeAnswers(recorder, {
    untilApplied: effects.untilApplied,
    prepare: async (step) => preparations[step]?.(),
  }).finally(effects.close);
  await changePassword(admin, EXAMPLE_PASSWORD, password);
  return answers;
}

async function changePassword(admin: Http, from: string, to: string): Promise<void> {
  const passwords = { current_password: from, password: to, retype_password: to };
  const { status, body } = await admin.send('POST', '/api/auth/password', passwords);
  if (status !== 200) throw new Error(`the password was not changed: ${JSON.stringify(body)}`);
}
