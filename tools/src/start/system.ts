import {
  type DatabaseUser,
  ensureUsers,
  findGateway,
  findServices,
  type ProcessSource,
  type Surroundings,
  userMongoUrl,
} from '@bms/parts';
import { say } from '../console/say.ts';
import { buildPanel } from '../panel/build-panel.ts';
import { copyActivityData, inheritActivitySecret } from '../setup/split-activity.ts';
import type { Program, Supervisor } from '../supervisor/supervisor.ts';
import type { DataDir } from './data-dir.ts';
import { localInbox, localMongod, localNats, localOAuth, localValkey, type PartContext } from './parts.ts';
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
interface Parts {
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
 * Starts the backing services, creates a database user for each service, then starts the services and the gateway.
 * @throws Error in one line when a process does not become ready; the supervisor stops those already running
 * @see docs/adr/0060-local-start.md
 */
export async function bringUp(start: Start): Promise<RunningSystem> {
  const { settings, data, supervisor } = start;
  const panel = preparePanel(start.root);
  const [gateway, services] = await Promise.all([findGateway(start.root), findServices(start.root)]);
  const names = services.map(({ name }) => name);
  const secrets = await openSecrets(data.secretsFile);
  inheritActivitySecret(secrets);
  const ports = await choosePorts(data.portsFile, portNames(names));
  const parts = await findParts({ data, ports, secrets, signal: start.signal }, settings, [gateway, ...services]);
  const signIn = await signInOf(data, settings, secrets);
  const around = surroundings(settings, ports, parts, signIn, names, secrets);
  const users = names.map((name) => databaseUser(name, secrets));
  const programs = [
    ...services.map((source, i) => service(source, around, parts, secrets, users[i]!, settings.environment)),
    gatewayProgram(gateway, around, ownOf('gateway', secrets, parts.natsUrl('gateway')), settings.environment),
  ];
  await secrets.save();
  await startAll(supervisor, parts.programs);
  await ensureUsers(parts.mongodbUrl, users);
  await copyActivityData(parts.mongodbUrl);
  await startAll(supervisor, programs);
  await panel;
  return { signIn, inboxUrl: parts.inboxUrl };
}

/**
 * Builds the panel while the system starts. A failure is only reported, since everything else works without the panel.
 */
async function preparePanel(root: string): Promise<void> {
  const since = Date.now();
  try {
    if (await buildPanel(root)) say.done(`panel built (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  } catch (error) {
    say.fail(`The panel could not be built: ${error instanceof Error ? error.message : error}`);
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

async function findParts(
  context: PartContext,
  { urls }: StartSettings,
  processes: readonly ProcessSource[],
): Promise<Parts> {
  const [mongod, valkey, nats, inbox, oauth] = await Promise.all([
    urls.mongodb ? undefined : localMongod(context),
    urls.redis ? undefined : localValkey(context),
    urls.nats ? undefined : localNats(context, processes),
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

function surroundings(
  settings: StartSettings,
  ports: Readonly<Record<string, number>>,
  parts: Parts,
  signIn: SignIn,
  services: readonly string[],
  secrets: Secrets,
): Surroundings {
  const portsOf = (name: string) => ({ grpc: ports[`${name}/grpc`]!, http: ports[`${name}/http`]! });
  return {
    nodeEnv: settings.nodeEnv,
    logLevel: settings.logLevel,
    port: settings.port,
    redisUrl: parts.redisUrl,
    smtpUrl: parts.smtpUrl,
    oauth: { authorizeUrl: `${parts.oauthUrl}/authorize`, tokenUrl: `${parts.oauthUrl}/token` },
    adminEmail: signIn.email,
    adminPassword: signIn.password,
    services: Object.fromEntries(services.map((name) => [name, portsOf(name)])),
    trustedKeys: trustedKeysOf(['gateway', ...services], secrets),
  };
}

function databaseUser(service: string, secrets: Secrets): DatabaseUser {
  return { user: service, password: secrets.get(`mongod/${service}`), database: `bms_${service}` };
}

function service(
  source: ProcessSource,
  around: Surroundings,
  parts: Parts,
  secrets: Secrets,
  user: DatabaseUser,
  env: NodeJS.ProcessEnv,
): Program {
  const own = ownOf(source.name, secrets, parts.natsUrl(source.name));
  return serviceProgram(source, around, { ...own, mongodbUrl: userMongoUrl(parts.mongodbUrl, user) }, env);
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
