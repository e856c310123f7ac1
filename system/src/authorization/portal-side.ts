import type { Contract, FieldContract, Rpc, ServiceContract } from '@bms/contracts';
import { type Http, type Inbox, inviteToPortal } from '@bms/testing';
import { isCreate, type Operation, operationsOf } from './operations.ts';
import { bodyMessage, createSamples, MAKERS, type Samples, switchesOn } from './samples.ts';

/** Module of the records that portal users belong to. */
const CLIENTS = 'clients';

/** A client with a portal user, and samples that all belong to the client. */
export interface PortalSide {
  readonly clientId: number;
  readonly user: Http;
  readonly samples: Samples;
  /** Returns a record of the client that its user can see. @throws Error if it cannot be made visible */
  shownRecord(service: ServiceContract): Promise<number>;
}

/** Dependencies for creating a side. */
export interface PortalWorld {
  readonly contract: Contract;
  readonly url: string;
  readonly admin: Http;
  readonly inbox: Inbox;
}

/** Creates a client and invites a portal user. @param nth index from 0; its samples differ from those of other sides */
export async function createPortalSide({ contract, url, admin, inbox }: PortalWorld, nth: number): Promise<PortalSide> {
  const { id: userId } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  const from = (nth + 1) * 100_000;
  const clientId = await createSamples(contract, admin, { userId, from }).newRecord(CLIENTS);
  const { http: user } = await inviteToPortal(url, admin, inbox, `portal-${nth}`, clientId);
  const samples = createSamples(contract, admin, { userId, all: { [CLIENTS]: clientId }, from: from + 50_000 });
  const shownRecord = async (service: ServiceContract): Promise<number> => {
    if (service.module === CLIENTS) return clientId;
    const onService = operationsOf(contract).filter(({ rpc }) => rpc.service === service);
    const id = await samples.newRecord(service.module);
    if (await showTo(user, admin, onService, id)) return id;
    // A record that cannot be shared later must be shared on creation.
    const open = await samples.newRecord(service.module, true);
    if (await showTo(user, admin, onService, open)) return open;
    throw new Error(`nothing shows ${service.name} to their client`);
  };
  return { clientId, user, samples, shownRecord };
}

/**
 * Applies the actions and statuses of the contract to a record until the user sees it, since drafts are hidden from
 * clients.
 */
async function showTo(user: Http, admin: Http, operations: readonly Operation[], id: number): Promise<boolean> {
  const pathOf = ({ binding }: Operation) => binding.path.replace('{id}', String(id));
  const reading = operations.find(({ rpc }) => rpc.name === 'Get')!;
  const isShown = async () => (await user.send('GET', pathOf(reading))).status === 200;
  if (await isShown()) return true;
  for (const [operation, body] of stepsOf(operations)) {
    await admin.send(operation.binding.method, pathOf(operation), body);
    if (await isShown()) return true;
  }
  return false;
}

function stepsOf(operations: readonly Operation[]): [Operation, unknown][] {
  const onRecord = operations.filter((operation) => operation.binding.path.includes('{id}') && !isCreate(operation));
  const verbs = onRecord.filter(
    ({ binding, rpc }) => binding.method === 'POST' && !needsBody(binding, rpc) && !isAdmin(rpc),
  );
  const patch = onRecord.find(({ binding }) => binding.method === 'PATCH');
  const statuses = patch ? (recordField(patch.rpc, 'status')?.rules.allowed ?? []) : [];
  return [
    ...verbs.map((verb): [Operation, unknown] => [verb, undefined]),
    ...statuses.map((status): [Operation, unknown] => [patch!, { status }]),
  ];
}

const needsBody = ({ body }: Operation['binding'], { request }: Rpc): boolean =>
  body !== '' && (request.field(body)?.rules.required ?? true);

const isAdmin = ({ policy }: Rpc): boolean => policy.access.kind === 'caller';

const recordField = ({ request, bindings }: Rpc, name: string): FieldContract | undefined =>
  request.field(bindings[0]!.body)?.message?.field(name);

/** True if each record of the service belongs to a client, or is one, and is shown to portal users individually. */
export function isOfClients(service: ServiceContract): boolean {
  if (!service.rpcs.find(({ name }) => name === 'Get')?.policy.portal) return false;
  if (service.module === CLIENTS) return true;
  const maker = makerOf(service);
  const record = maker && bodyMessage(maker, maker.bindings[0]!);
  return record?.fields.some(({ rules }) => rules.references === CLIENTS) ?? false;
}

/** True if the creator of a record chooses whether portal users see it. */
export function isShownByChoice(service: ServiceContract): boolean {
  const maker = makerOf(service);
  if (!isOfClients(service) || maker === undefined) return false;
  return Object.keys(switchesOn(maker, maker.bindings[0]!)).some((name) => !OTHER_SWITCHES.includes(name));
}

/** Boolean fields that share no record. */
const OTHER_SWITCHES: readonly string[] = ['prices_include_tax'];

const makerOf = ({ rpcs }: ServiceContract): Rpc | undefined => rpcs.find(({ name }) => MAKERS.includes(name));

/**
 * Returns the operation that reads the records of a list: that of its own service, or if the portal has none (folders),
 * that of another service under the same permission (the files in them).
 */
export function readingFor({ rpc }: Operation, operations: readonly Operation[]): Operation | undefined {
  const readings = operations.filter(
    ({ rpc: other }) => other.name === 'Get' && other.policy.portal && permissionOf(other) === permissionOf(rpc),
  );
  return readings.find((reading) => reading.rpc.service === rpc.service) ?? readings[0];
}

const permissionOf = ({ policy: { access } }: Rpc): string | undefined =>
  access.kind === 'permission' ? access.module : undefined;
