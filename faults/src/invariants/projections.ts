import { fileURLToPath } from 'node:url';
import { startProcess } from '@bms/backing-services';
import { differences } from '../load/compare.ts';
import type { Stage } from '../stage/stage.ts';
import { collectionOf, type Invariant } from './invariant.ts';

const script = fileURLToPath(new URL('../../../packages/service-kit/scripts/rebuild-projection.ts', import.meta.url));

/** The projections that can be rebuilt. */
const REBUILT = ['users', 'clients', 'organization'];

interface Row {
  readonly _id: number;
  readonly version: number;
  readonly fields: object;
  readonly deletedAt?: Date;
}

/**
 * A rebuild of each projection from the records of their owner changes no field. It may raise versions, since projections
 * do not receive updates that change none of their fields.
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
      MONGODB_URL: system.mongo.urlOf(`bms_${service}`),
      SIGNING_KEY: system.secrets.signingKey(service),
      UPSTREAMS: upstreams.join(','),
    },
  });
  const { code } = await running.exited;
  if (code !== 0) throw new Error(`rebuilding ${name} of ${service} failed: ${running.output()}`);
}
