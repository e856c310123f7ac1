import type { ComputedAnswers, Contract } from '@bms/contracts';
import {
  createHttp,
  eventually,
  type Http,
  hire,
  type Inbox,
  type StartedSystem,
  signIn,
  startSystem,
  totpCode,
  watchEffects,
} from '@bms/testing';
import { computeAnswers } from './compute-answers.ts';
import { createRecorder } from './recorder.ts';
import type { Given } from './requests.ts';
import { STARTS_AT } from './steady.ts';
import { parkEvent, type Surroundings, startSurroundings } from './surroundings.ts';

/** The password and the address in the examples of the contract. */
const EXAMPLE_PASSWORD = 'correct horse battery';
const EXAMPLE_EMAIL = 'nancy@example.com';
const EXAMPLE_PORTAL_EMAIL = 'philip@example.com';

/** A system that computes the examples. */
export interface ExampleSystem {
  readonly system: StartedSystem;
  readonly inbox: Inbox;
  /** Computes the examples; afterwards the administrator has the password of the start again. */
  answersOf(contract: Contract): Promise<ComputedAnswers>;
  stop(): Promise<void>;
}

/** Starts a new system, with what it calls. */
export async function startExampleSystem(): Promise<ExampleSystem> {
  const surroundings = await startSurroundings();
  const { inbox, settings } = surroundings;
  const { PUBLIC_URL } = settings;
  const system = await startSystem({
    startsAt: STARTS_AT,
    apart: [],
    smtpUrl: inbox.url,
    gatewaySettings: {
      LIMITS: 'default=1000000/60,login=1000/60,recovery=1000/60,otp=1000/60',
      PUBLIC_URL: PUBLIC_URL!,
    },
    serviceSettings: settings,
  });
  return {
    system,
    inbox,
    answersOf: (contract) => computeIn(contract, system, surroundings),
    stop: async () => {
      await system.stop();
      await surroundings.stop();
    },
  };
}

async function computeIn(
  contract: Contract,
  system: StartedSystem,
  { inbox, addresses }: Surroundings,
): Promise<ComputedAnswers> {
  const { url } = system.gateways[0]!;
  const { email, password } = system.admin;
  // The first session has the id used in the examples.
  const admin = await signIn(url, email, password);
  await changePassword(admin, password, EXAMPLE_PASSWORD);
  const recorder = createRecorder(contract, { url, administrator: admin.token!, addresses });
  const preparations = preparationsIn({ system, admin, inbox, given: recorder.given });
  const effects = await watchEffects(system);
  const answers = await computeAnswers(recorder, {
    untilApplied: effects.untilApplied,
    prepare: async (step) => (await preparations[step]?.()) ?? undefined,
  }).finally(effects.close);
  await changePassword(admin, EXAMPLE_PASSWORD, password);
  return answers;
}

/** The system whose steps are prepared. */
interface Prepared {
  readonly system: StartedSystem;
  readonly admin: Http;
  readonly inbox: Inbox;
  readonly given: Given;
}

/** Returns what precedes steps, by their titles, with the token of the caller if it is another one. */
function preparationsIn({
  system,
  admin,
  inbox,
  given: { secrets, keys },
}: Prepared): Readonly<Record<string, () => Promise<string | void>>> {
  const { url } = system.gateways[0]!;
  const { email } = system.admin;
  const forgetMails = async (): Promise<void> => void inbox.mails.splice(0);
  const list = async (path: string) => (await admin.send('GET', path)).body as { records: { status: string }[] };
  const untilListed = async (path: string, status?: string): Promise<void> =>
    void (await eventually(
      () => list(path),
      ({ records }) => records.length > 0 && records.every((one) => one.status === status),
    ));
  return {
    'POST /api/auth/refresh': async () => {
      const credentials = { email, password: EXAMPLE_PASSWORD, remember: true };
      const { body } = await createHttp(url).send('POST', '/api/auth/login', credentials);
      const { refresh_token } = body as { refresh_token: string };
      secrets.set('/api/auth/refresh', { refresh_token });
    },
    'POST /api/auth/request-reset-password': forgetMails,
    'POST /api/auth/change-password': async () =>
      void secrets.set('/api/auth/change-password', { code: await inbox.codeTo(EXAMPLE_EMAIL) }),
    'POST /api/auth/sign-in-link': forgetMails,
    'POST /api/auth/sign-in-link/verify': async () =>
      void secrets.set('/api/auth/sign-in-link/verify', { code: await inbox.codeTo(EXAMPLE_PORTAL_EMAIL) }),
    'GET /api/imports/{id}/errors': () => untilListed('/api/imports', 'done'),
    'GET /api/admin/webhooks/{id}/deliveries': () => untilListed('/api/admin/webhooks/1/deliveries', 'delivered'),
    'GET /api/admin/dead-letters': () => parkEvent(system, () => untilListed('/api/admin/dead-letters')),
    'GET /api/auth/permissions': async () => {
      const grants = [
        { module: 'clients', action: 'view', scope: 'all' },
        { module: 'clients', action: 'update', scope: 'own' },
      ];
      return (await hire(url, admin, inbox, 'margaret', grants)).http.token;
    },
    'POST /api/auth/factors/{id}/confirm': async () => {
      const { records } = (await admin.send('GET', '/api/auth/factors')).body as { records: { created_at: string }[] };
      const code = totpCode(keys.get('/api/auth/factors')!, stepsUntil(records[0]!.created_at));
      secrets.set('/api/auth/factors/{id}/confirm', { code });
    },
    'POST /api/auth/sso/logout': async () => (await signIn(url, email, EXAMPLE_PASSWORD)).token,
  };
}

/** Returns the steps of codes (30 s) from now until the time of the system. */
const stepsUntil = (instant: string): number => Math.round((Date.parse(instant) - Date.now()) / 30_000);

async function changePassword(admin: Http, from: string, to: string): Promise<void> {
  const passwords = { current_password: from, password: to, retype_password: to };
  const { status, body } = await admin.send('POST', '/api/auth/password', passwords);
  if (status !== 200) throw new Error(`the password was not changed: ${JSON.stringify(body)}`);
}
