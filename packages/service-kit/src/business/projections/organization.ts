import type { ReminderStep } from '@bms/contracts/types/api';
import { createProjection, type OwnedRecord, type Projection, projectionEffects } from '@bms/events';
import { DEFAULT_CURRENCY } from '@bms/money';
import { resolveYear } from '../../records/numbers/number-format.ts';
import type { Call } from '../../runtime/call.ts';
import type { Runtime } from '../../runtime/module.ts';
import { oncePerProcess } from '../../runtime/once-per-process.ts';
import { scheduleRefresh } from '../../runtime/schedule-refresh.ts';

const ORGANIZATION = '/bms.identity.Directory/Organization';
/** The id of the singleton record. */
const ID = 1;
/** The interval of reading the projection, which another process of the service may have updated, in milliseconds. */
const REFRESH_MS = 2000;

/** The projection of the organization. */
export interface Organization {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** IANA. */
  readonly time_zone: string;
  /** The formats of document numbers; see `formatNumber`. */
  readonly invoice_number_format: string;
  readonly credit_note_number_format: string;
  readonly estimate_number_format: string;
  readonly order_number_format: string;
  /** The time at which invoices get their number: `on_create` or `on_send`. */
  readonly invoice_numbering: string;
  /** The handling of payments above the balance: `reject` or `credit`. */
  readonly overpayment: string;
  /** The payment term of invoices in days; unset if the organization has none. */
  readonly due_days?: number;
  /** The reminders that overdue invoices get, the earliest first. */
  readonly reminders: readonly ReminderStep[];
}

/** The formats of document numbers, where the organization has no others. */
export const DEFAULT_NUMBER_FORMATS = {
  invoice_number_format: 'INV-{000000}',
  credit_note_number_format: 'CN-{000000}',
  estimate_number_format: 'EST-{000000}',
  order_number_format: 'ORD-{000000}',
} as const;

/** A field with the format of a kind of document number. */
type NumberFormatField = keyof typeof DEFAULT_NUMBER_FORMATS;

/** Returns the current format of new numbers: in the time zone of the organization, a new year begins its series. */
export const numberFormatOf = (organization: Organization, field: NumberFormatField): string =>
  resolveYear(organization[field], organization.time_zone);

/** The organization as known to a service: a projection updated by events. */
export interface KnownOrganization {
  /** Returns the organization, at most two seconds old; the defaults of a fresh system if it has never been loaded. */
  current(): Organization;
  /**
   * Returns the organization; requests it from identity if it has never been loaded.
   * @throws ApiError unavailable if identity is
   */
  ready(call: Call): Promise<Organization>;
}

const fresh: Organization = {
  name: '',
  currency: DEFAULT_CURRENCY,
  locale: 'en',
  time_zone: 'UTC',
  ...DEFAULT_NUMBER_FORMATS,
  invoice_numbering: 'on_create',
  overpayment: 'reject',
  reminders: [],
};
/** Opens the projection of a process and the consumer that updates it; all modules of the process share it. */
export const openOrganization: (runtime: Runtime) => Promise<KnownOrganization> = oncePerProcess(open);

/**
 * Opens the time zone of the organization from the projection. A contract without an organization, such as that of a test,
 * has days in UTC.
 */
export async function openTimeZone(runtime: Runtime): Promise<() => string> {
  if (!runtime.contract.services.has('bms.identity.Directory')) return () => fresh.time_zone;
  const organization = await openOrganization(runtime);
  return () => organization.current().time_zone;
}

async function open(runtime: Runtime): Promise<KnownOrganization> {
  const { db, log } = runtime;
  const fetch = () => fetchOrganization(runtime);
  const projection = createProjection<Organization>({ connection: db, name: 'organization', fetch });
  await projection.prepare();
  runtime.consume({ name: 'organization', from: 'identity', idempotent: effectsOf(projection) });
  let known: Organization | undefined;
  const read = async () => {
    const row = await projection.rows.findOne({ _id: ID });
    // Projections stored before a field existed lack it.
    if (row) known = { ...fresh, ...row.fields };
  };
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
  return { current: () => known ?? fresh, ready: async (call) => known ?? load(call) };
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
  const names = Object.keys(fresh) as (keyof typeof fresh)[];
  const set = names.filter((name) => sent[name]).map((name) => [name, sent[name]]);
  return {
    ...fresh,
    ...Object.fromEntries(set),
    ...(typeof sent.due_days === 'number' && { due_days: sent.due_days }),
  };
};
