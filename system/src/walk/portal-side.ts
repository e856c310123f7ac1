import type { Contract, FieldContract, Rpc, ServiceContract } from '@bms/contracts';
import { type Http, type Inbox, inviteToPortal } from '@bms/testing';
import { isCreate, type Operation, operationsOf } from './operations.ts';
import { createSamples, type Samples } from './samples.ts';

/** The module of those whose users come by the portal. */
const CLIENTS = 'clients';

/** One client with a user of its portal, and samples that are all that client's. */
export interface PortalSide {
  readonly clientId: number;
  readonly user: Http;
  readonly samples: Samples;
  /** A record of the client that its user sees. @throws Error where nothing makes the user see it */
  shownRecord(service: ServiceContract): Promise<number>;
}

/** What sides are made with. */
export interface PortalWorld {
  readonly contract: Contract;
  readonly url: string;
  readonly admin: Http;
  readonly inbox: Inbox;
}

/** Makes a client and invites a user into its portal. @param nth from 0; its samples differ from those of others */
export async function openSide({ contract, url, admin, inbox }: PortalWorld, nth: number): Promise<PortalSide> {
  const { id: userId } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  const from = (nth + 1) * 100_000;
  const clientId = await createSamples(contract, admin, { userId, from }).newRecord(CLIENTS);
  const { http: user } = await inviteToPortal(url, admin, inbox, `portal-${nth}`, clientId);
  const samples = createSamples(contract, admin, { userId, all: { [CLIENTS]: clientId }, from: from + 50_000 });
  const shownRecord = async (service: ServiceContract): Promise<number> => {
    if (service.module === CLIENTS) return clientId;
    const id = await samples.newRecord(service.module);
    await showTo(
      user,
      admin,
      operationsOf(contract).filter(({ rpc }) => rpc.service === service),
      id,
    );
    return id;
  };
  return { clientId, user, samples, shownRecord };
}

/** A draft is not for the client: takes the record on, by the verbs and statuses of the contract, until the user sees it. */
async function showTo(user: Http, admin: Http, operations: readonly Operation[], id: number): Promise<void> {
  const pathOf = ({ binding }: Operation) => binding.path.replace('{id}', String(id));
  const reading = operations.find(({ rpc }) => rpc.name === 'Get')!;
  const isShown = async () => (await user.send('GET', pathOf(reading))).status === 200;
  if (await isShown()) return;
  for (const [operation, body] of stepsOf(operations)) {
    await admin.send(operation.binding.method, pathOf(operation), body);
    if (await isShown()) return;
  }
  throw new Error(`${reading.title}: nothing shows the record to its client`);
}

function stepsOf(operations: readonly Operation[]): [Operation, unknown][] {
  const onRecord = operations.filter((operation) => operation.binding.path.includes('{id}') && !isCreate(operation));
  const verbs = onRecord.filter(
    ({ binding, rpc }) => binding.method === 'POST' && binding.body === '' && !isAdmin(rpc),
  );
  const patch = onRecord.find(({ binding }) => binding.method === 'PATCH');
  const statuses = patch ? (recordField(patch.rpc, 'status')?.rules.allowed ?? []) : [];
  return [
    ...verbs.map((verb): [Operation, unknown] => [verb, undefined]),
    ...statuses.map((status): [Operation, unknown] => [patch!, { status }]),
  ];
}

const isAdmin = ({ policy }: Rpc): boolean => policy.access.kind === 'caller';

const recordField = ({ request, bindings }: Rpc, name: string): FieldContract | undefined =>
  request.field(bindings[0]!.body)?.message?.field(name);

/** Whether each record of the service is some client's, or a client, and shown to its users one by one. */
export function isOfClients(service: ServiceContract): boolean {
  if (!service.rpcs.find(({ name }) => name === 'Get')?.policy.portal) return false;
  if (service.module === CLIENTS) return true;
  const create = service.rpcs.find(({ name }) => name === 'Create');
  const record = create?.request.field(create.bindings[0]?.body ?? '')?.message;
  return record?.fields.some(({ rules }) => rules.references === CLIENTS) ?? false;
}
