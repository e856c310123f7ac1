import { fileURLToPath } from 'node:url';
import { compileCacheDir, startProcess } from '@bms/backing-services';
import { differences } from '../load/ledger.ts';
import type { Stage } from '../stage/stage.ts';
import { collectionOf, type Invariant } from './invariant.ts';

const script = fileURLToPath(new URL('../../../packages/projections/scripts/rebuild-projection.ts', import.meta.url));

/** The projections that can be rebuilt. */
const REBUILT = ['users', 'clients', 'organization'];

/** The projections that have a row only once a record of the service refers to it. */
const ON_DEMAND: ReadonlySet<string> = new Set(['clients']);

interface Row {
  readonly _id: number;
  readonly version: number;
  readonly fields: object;
  readonly deletedAt?: Date;
}

/**
 * A rebuild of each projection from the records of their owner changes no field. It may raise versions, since projections
 * do not receive updates that change none of their fields, and add clients to which no record refers yet.
 */
export const projectionsAreCurrent: Invariant = async ({ stage }) => {
  const violations: string[] = [];
  for (const service of stage.services) {
    const collections = await stage.admin.getClient().db(`bms_${service}`).listCollections().toArray();
    const names = new Set(collections.map(({ name }) => name));
    for (const name of REBUILT.filter((one) => names.has(`copies_${one}`)))
      violations.push(...(await compareWithRebuild(stage, service, name)));
  }
  return violations;
};

/** Every client to which a record of a service refers has a row there. Checked before a rebuild, which adds all clients. */
export const referencedClientsAreStored: Invariant = async ({ stage }) => {
  const violations: string[] = [];
  for (const service of stage.services) {
    const collections = await stage.admin.getClient().db(`bms_${service}`).listCollections().toArray();
    const names = collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
    if (!names.includes('copies_clients')) continue;
    const stored = new Set(await collectionOf<Row>(stage, service, 'copies_clients').distinct('_id'));
    for (const name of names) {
      const referenced = await collectionOf<{ client_id: number }>(stage, service, name).distinct('client_id');
      const missing = referenced.filter((id) => id > 0 && !stored.has(id));
      violations.push(
        ...missing.map((id) => `client ${id}, to which ${name} of ${service} refer, is not stored there`),
      );
    }
  }
  return violations;
};

async function compareWithRebuild(stage: Stage, service: string, name: string): Promise<string[]> {
  const rows = () =>
    collectionOf<Row>(stage, service, `copies_${name}`)
      .find({ deletedAt: { $exists: false } })
      .toArray();
  const before = new Map((await rows()).map((row) => [row._id, row]));
  await rebuild(stage, service, name);
  const after = new Map((await rows()).map((row) => [row._id, row]));
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id) => {
    if (ON_DEMAND.has(name) && !before.has(id)) return [];
    const changed = compareRows(before.get(id), after.get(id));
    return changed.map((text) => `the projection ${name} of ${service}, record ${id}: ${text}`);
  });
}

/** Returns the differences of a row before and after a rebuild, in words. */
function compareRows(before: Row | undefined, after: Row | undefined): string[] {
  const isAhead = before && after && before.version > after.version;
  const ahead = isAhead ? [`version ${before.version} is above ${after.version} of the owner`] : [];
  return [...differences(before, { fields: after?.fields }), ...ahead];
}

/** Rebuilds a projection in a process of its own, as `npx bms projections rebuild` does. @throws Error with its output if it fails */
async function rebuild({ system }: Stage, service: string, name: string): Promise<void> {
  const upstreams = [...system.services].map(([upstream, [first]]) => `${upstream}=${first!.target}`);
  const running = await startProcess({
    file: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', script, name],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compileCacheDir,
      MONGODB_URL: system.mongo.urlOf(`bms_${service}`),
      SIGNING_KEY: system.secrets.signingKey(service),
      UPSTREAMS: upstreams.join(','),
    },
  });
  const { code } = await running.exited;
  if (code !== 0) throw new Error(`rebuilding ${name} of ${service} failed: ${running.output()}`);
}
