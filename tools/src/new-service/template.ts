import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleNames, pascal } from '../new-module/names.ts';
import { eventsHeader, eventsPath, moduleFiles } from '../new-module/template.ts';

/**
 * Returns the files of a new service with its first module, whose names are given: the contents by path, relative to the
 * root. Everything else that names services is derived from its folder.
 * @param root the root of the repository
 */
export async function serviceFiles(root: string, names: ModuleNames): Promise<Record<string, string>> {
  const { files, event } = await moduleFiles(root, names);
  const kit = JSON.parse(await readFile(join(root, 'packages/service-kit/package.json'), 'utf8'));
  const own = {
    'package.json': manifest(names, kit.dependencies.mongoose),
    'README.md': readme(names),
    'src/main.ts': main(names),
    'src/service.ts': description(names),
    'src/config.ts': config(names),
    'src/modules.ts': modules(names),
    'src/setup.ts': setup(names),
    'test/harness.ts': harness(names),
    'test/lists.test.ts': lists(names),
    'test/many-records.ts': manyRecords(names),
  };
  const folder = join('services', names.service);
  return {
    ...Object.fromEntries(Object.entries(own).map(([file, text]) => [join(folder, file), text])),
    ...files,
    [eventsPath(names)]: eventsHeader(names) + event,
  };
}

/** The file that makes a folder a service. `organization` is the consumer of the organization's time zone. */
function manifest({ service }: ModuleNames, mongoose: string): string {
  const content = {
    name: `@bms/${service}`,
    version: '0.1.0',
    private: true,
    license: 'Apache-2.0',
    type: 'module',
    dependencies: { '@bms/service-kit': 'workspace:*' },
    devDependencies: { '@bms/contracts': 'workspace:*', '@bms/testing': 'workspace:*', mongoose },
    bms: { consumes: { identity: { organization: 'organization.updated' } } },
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const readme = ({ service, kebab, words, singular }: ModuleNames): string => `# ${service}

${sentence(words)}.

| Folder | Content |
|---|---|
| \`src/${kebab}\` | ${words} |

- Publishes \`${singular}.*\`. Consumes the changes of the organization, for its time zone.
- Settings: those of every service ([docs/settings.md](../../docs/settings.md#every-service)).
`;

const main = ({ service }: ModuleNames): string => `import { runService } from '@bms/service-kit';
import { ${service}Service } from './service.ts';

await runService(${service}Service);
`;

const description = ({ service }: ModuleNames): string => `import { defineService } from '@bms/service-kit';
import { ${service}Settings } from './config.ts';
import { modules } from './modules.ts';
import { setup } from './setup.ts';

export const ${service}Service = defineService({
  name: '${service}',
  manifest: new URL('../package.json', import.meta.url),
  settings: ${service}Settings,
  setup,
  modules,
});
`;

const config = ({
  service,
}: ModuleNames): string => `/** The settings of ${service} besides those that every service has. */
export const ${service}Settings = {};
`;

const modules = ({ service, kebab, variable }: ModuleNames): string => `import type { Module } from '@bms/service-kit';
import { ${variable}Module } from './${kebab}/${kebab}.module.ts';
import type { ${pascal(service)} } from './setup.ts';

/** The modules of ${service}: one for each gRPC service of the contract. */
export const modules: readonly Module<${pascal(service)}>[] = [${variable}Module];
`;

function setup({ service }: ModuleNames): string {
  const Service = pascal(service);
  return `import type { Kit } from '@bms/service-kit';

/** The parts that the modules of ${service} share. */
export interface ${Service} {
  readonly kit: Kit;
}

/** Opens what the modules of ${service} share. */
export const setup = (kit: Kit): ${Service} => ({ kit });
`;
}

function harness({ service }: ModuleNames): string {
  const Service = pascal(service);
  return `import { loadContract } from '@bms/contracts';
import { type RunningService, startService } from '@bms/service-kit';
import { connectRpc, localSecrets, type RpcClient, serviceMongoUrl } from '@bms/testing';
import { ${service}Service } from '../src/service.ts';

/** An address where nothing listens. */
const NOWHERE = '127.0.0.1:9';

/** ${sentence(service)} in this process, and an RPC client that calls it as a gateway does. */
export interface Tested${Service} extends Pick<RpcClient, 'call'> {
  readonly running: RunningService;
  stop(): Promise<void>;
}

/**
 * Starts ${service} on a database of its own. Other services and NATS are unavailable: events stay in the outbox, where
 * tests read them.
 */
export async function start${Service}(): Promise<Tested${Service}> {
  const contract = loadContract();
  const secrets = localSecrets('${service}');
  const running = await startService(
    { ...${service}Service, contract },
    {
      GRPC_ADDRESS: '127.0.0.1:0',
      HTTP_ADDRESS: '127.0.0.1:0',
      NATS_URL: \`nats://\${NOWHERE}\`,
      UPSTREAMS: \`identity=\${NOWHERE}\`,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
      MONGODB_URL: await serviceMongoUrl('${service}'),
      SIGNING_KEY: secrets.signingKey('${service}'),
      TRUSTED_KEYS: secrets.trustedKeys,
    },
  );
  const { call, close } = connectRpc('${service}', \`127.0.0.1:\${running.grpcPort}\`, contract, secrets);
  const stop = async () => {
    close();
    await running.stop();
  };
  return { running, call, stop };
}
`;
}

const lists = ({ service }: ModuleNames): string => `import { describeLists } from '@bms/testing/lists';
import { start${pascal(service)} } from './harness.ts';
import { fill } from './many-records.ts';

describeLists({ service: '${service}', start: start${pascal(service)}, insertRecords: fill });
`;

const manyRecords = ({
  key,
  singular,
}: ModuleNames): string => `import { manyRecords, spread, storedRecord } from '@bms/testing/lists';
import type { Connection } from 'mongoose';

/** Fills the collections with enough records that a query which reads too many of them is detected. */
export async function fill(db: Connection): Promise<void> {
  await db.collection('${key}').insertMany(manyRecords(${camel(singular)}));
}

const ${camel(singular)} = (n: number) => {
  const title = \`title \${spread(n * 7)}\`;
  return { ...storedRecord(n), title, sort: spread(n * 11, 100), sort_keys: { title } };
};
`;

const camel = (snake: string): string => snake.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
