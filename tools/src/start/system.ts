import {
  type DatabaseUser,
  ensureUsers,
  findGateway,
  findServices,
  type LocalEnvironment,
  NATS_SETUP_USER,
  type ProcessSource,
  userMongoUrl,
} from '@bms/backing-services';
import { setUpStreams } from '@bms/events/setup';
import { say } from '../console/say.ts';
import { buildPanel } from '../panel/build-panel.ts';
import type { Program, Supervisor } from '../supervisor/supervisor.ts';
import {
  type BackingServiceContext,
  localInbox,
  localMongod,
  localNats,
  localOAuth,
  localValkey,
} from './backing-services.ts';
import type { DataDir } from './data-dir.ts';
import { choosePorts } from './ports.ts';
import { gatewayProgram, ownOf, serviceProgram, trustedKeysOf } from './programs.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import type { StartSettings } from './settings.ts';
import { type SignIn, signInOf } from './sign-in.ts';

/** Dependencies of a start. */
export interface Start {
  /** Root of the checkout. */
  readonly root: string;
  readonly settings: StartSettings;
  readonly data: DataDir;
  readonly supervisor: Supervisor;
  /** Aborts when the start must stop. */
  readonly signal: AbortSignal;
}

/** A running start. */
export interface RunningSystem {
  readonly signIn: SignIn;
  /** Page of the mail inbox; empty if SMTP_URL is set. */
  readonly inboxUrl: string;
}

/** The backing services, local ones or those of the settings. */
interface BackingServices {
  readonly programs: readonly Program[];
  /** Connection string of a user who may create database users. */
  readonly mongodbUrl: string;
  readonly redisUrl: string;
  readonly smtpUrl: string;
  readonly inboxUrl: string;
  readonly oauthUrl: string;
  natsUrl(user: string): string;
}

/**
 * Starts the backing services, creates a database user and a stream for each service, then starts the services. The gateway starts
 * at once, since it needs no database; it is ready when all others are.
 * @throws Error in one line when a process does not become ready; the supervisor stops those already running
 * @see docs/adr/0060-local-start.md
 */
export async function bringUp(start: Start): Promise<RunningSystem> {
  const { settings, data, supervisor } = start;
  const panel = ensurePanel(start.root);
  const [gateway, services] = await Promise.all([findGateway(start.root), findServices(start.root)]);
  const names = services.map(({ name }) => name);
  const secrets = await openSecrets(data.secretsFile);
  const ports = await choosePorts(data.portsFile, portNames(names));
  const backing = await findBackingServices(
    { data, ports, secrets, signal: start.signal },
    settings,
    gateway,
    services,
  );
  const signIn = await signInOf(data, settings, secrets);
  const around = localEnvironment({ settings, ports, backing, signIn, names, secrets });
  const users = names.map((name) => databaseUser(name, secrets));
  const ownOfProcess = (name: string) => ownOf(name, secrets, backing.natsUrl(name));
  const programs = services.map((source, i) => {
    const mongodbUrl = userMongoUrl(backing.mongodbUrl, users[i]!);
    return serviceProgram(source, around, { ...ownOfProcess(source.name), mongodbUrl }, settings.environment);
  });
  const startServices = async (): Promise<void> => {
    await startAll(supervisor, backing.programs);
    await Promise.all([
      ensureUsers(backing.mongodbUrl, users),
      setUpStreams({ url: backing.natsUrl(NATS_SETUP_USER), services: names, signal: start.signal }),
    ]);
    await startAll(supervisor, programs);
  };
  await secrets.save();
  await Promise.all([
    startServices(),
    startAll(supervisor, [gatewayProgram(gateway, around, ownOfProcess('gateway'), settings.environment)]),
  ]);
  await panel;
  return { signIn, inboxUrl: backing.inboxUrl };
}

/**
 * Builds the panel while the system starts. A failure is only reported, since everything else works without the panel.
 */
async function ensurePanel(root: string): Promise<void> {
  const since = Date.now();
  try {
    if (await buildPanel(root)) say.done(`panel built (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  } catch (error) {
    say.fail(`Building the panel failed: ${error instanceof Error ? error.message : error}`);
  }
}

function portNames(services: readonly string[]): string[] {
  return [
    'mongod',
    'valkey',
    'nats',
    'smtp',
    'inbox',
    'oauth',
    ...services.flatMap((name) => [`${name}/grpc`, `${name}/http`]),
  ];
}

async function findBackingServices(
  context: BackingServiceContext,
  { urls }: StartSettings,
  gateway: ProcessSource,
  services: readonly ProcessSource[],
): Promise<BackingServices> {
  const names = services.map(({ name }) => name);
  const [mongod, valkey, nats, inbox, oauth] = await Promise.all([
    urls.mongodb ? undefined : localMongod(context),
    urls.redis ? undefined : localValkey(context),
    urls.nats ? undefined : localNats(context, [gateway, ...services], names),
    urls.smtp ? undefined : localInbox(context),
    localOAuth(context),
  ]);
  return {
    programs: [mongod, valkey, nats, inbox, oauth].flatMap((part) => part?.program ?? []),
    mongodbUrl: urls.mongodb ?? mongod!.url,
    redisUrl: urls.redis ?? valkey!.url,
    smtpUrl: urls.smtp ?? inbox!.url,
    inboxUrl: inbox?.webUrl ?? '',
    oauthUrl: oauth.url,
    natsUrl: (user) => urls.nats ?? nats!.urlOf(user),
  };
}

/** The parts of a start from which the settings of its processes follow. */
interface Around {
  readonly settings: StartSettings;
  readonly ports: Readonly<Record<string, number>>;
  readonly backing: BackingServices;
  readonly signIn: SignIn;
  /** The names of the services. */
  readonly names: readonly string[];
  readonly secrets: Secrets;
}

function localEnvironment({ settings, ports, backing, signIn, names, secrets }: Around): LocalEnvironment {
  const portsOf = (name: string) => ({ grpc: ports[`${name}/grpc`]!, http: ports[`${name}/http`]! });
  return {
    nodeEnv: settings.nodeEnv,
    logLevel: settings.logLevel,
    port: settings.port,
    redisUrl: backing.redisUrl,
    smtpUrl: backing.smtpUrl,
    oauth: { authorizeUrl: `${backing.oauthUrl}/authorize`, tokenUrl: `${backing.oauthUrl}/token` },
    adminEmail: signIn.email,
    adminPassword: signIn.password,
    services: Object.fromEntries(names.map((name) => [name, portsOf(name)])),
    trustedKeys: trustedKeysOf(['gateway', ...names], secrets),
  };
}

function databaseUser(service: string, secrets: Secrets): DatabaseUser {
  return { user: service, password: secrets.get(`mongod/${service}`), database: `bms_${service}` };
}

async function startAll(supervisor: Supervisor, programs: readonly Program[]): Promise<void> {
  const since = Date.now();
  await Promise.all(
    programs.map(async (program) => {
      await supervisor.start(program);
      say.done(`${program.label} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    }),
  );
}
