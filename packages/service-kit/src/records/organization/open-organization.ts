import { createProjection, type OwnedRecord, type Projection, projectionEffects } from '@bms/events';
import type { Call } from '../../runtime/call.ts';
import type { Runtime } from '../../runtime/module.ts';
import { scheduleRefresh } from '../../runtime/schedule-refresh.ts';
import {
  freshOrganization,
  type KnownOrganization,
  type OpenOrganization,
  type Organization,
} from '../model/organization.ts';

const ORGANIZATION = '/bms.identity.Directory/Organization';
/** The id of the singleton record. */
const ID = 1;
/** The interval of reading the projection, in milliseconds: of two processes of a service, one receives the event of a change. */
const REFRESH_MS = 5000;

/**
 * Opens the projection of a process and the consumer that updates it. A contract without an organization, such as that of a
 * test, has that of a fresh system.
 */
export const openOrganization: OpenOrganization = async (runtime) =>
  runtime.contract.services.has('bms.identity.Directory') ? open(runtime) : fixedOrganization(freshOrganization);

/** Returns an organization that never changes. */
export const fixedOrganization = (organization: Organization): KnownOrganization => ({
  current: () => organization,
  ready: async () => organization,
});

async function open(runtime: Runtime): Promise<KnownOrganization> {
  const { db, log } = runtime;
  const fetch = () => fetchOrganization(runtime);
  const projection = createProjection<Organization>({ connection: db, name: 'organization', fetch });
  await projection.prepare();
  let known: Organization | undefined;
  const read = async () => {
    const row = await projection.rows.findOne({ _id: ID });
    // Projections stored before a field existed lack it.
    if (row) known = { ...freshOrganization, ...row.fields };
  };
  /** Stores changes, and knows them at once. */
  const putAll: typeof projection.putAll = async (records) => {
    await projection.putAll(records);
    await read();
  };
  runtime.consume({ name: 'organization', from: 'identity', idempotent: effectsOf({ ...projection, putAll }) });
  const load = async (within?: Call): Promise<Organization> => {
    const asked = await fetchOrganization(runtime, within);
    await projection.put(asked);
    known = asked.fields;
    return known;
  };
  /** An organization that was last updated before this service followed it is requested; its events may be gone. */
  const readOrLoad = async () => {
    await read();
    if (!known) await load().catch((err: unknown) => log.debug({ err }, 'the organization is not known yet'));
  };
  await read();
  void readOrLoad().catch((err: unknown) => log.warn({ err }, 'reading the organization failed'));
  scheduleRefresh(runtime, { what: 'the organization', intervalMs: REFRESH_MS, read: readOrLoad });
  return { current: () => known ?? freshOrganization, ready: async (call) => known ?? load(call) };
}

/** Requests the organization from identity. @throws ApiError unavailable if identity is */
export async function fetchOrganization(
  { request }: Pick<Runtime, 'request'>,
  within?: Call,
): Promise<OwnedRecord<Organization>> {
  const { version, ...fields } = await request(ORGANIZATION, {}, within);
  return { id: ID, version, fields: fieldsOf(fields) };
}

function effectsOf(projection: Projection<Organization>) {
  return projectionEffects(projection, {
    kept: ['organization.updated'],
    fieldsOf: ({ data }) => fieldsOf(data),
  });
}

/** Picks the fields of the projection. An event or answer of an older identity lacks some, which is as if unset. */
const fieldsOf = (sent: Organization): Organization => {
  const names = Object.keys(freshOrganization) as (keyof Organization)[];
  const set = names.filter((name) => sent[name]).map((name) => [name, sent[name]]);
  return {
    ...freshOrganization,
    ...Object.fromEntries(set),
    ...(typeof sent.due_days === 'number' && { due_days: sent.due_days }),
  };
};
