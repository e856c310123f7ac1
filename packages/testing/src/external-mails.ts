import { ApiError, type Caller } from '@bms/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { testOrganization } from './organization.ts';
import { errorsOf, type RpcClient, type RpcOptions, staff } from './rpc-client.ts';
import type { StubHandlers } from './service-stub.ts';

/** The maximum number of external mails of a user a day. */
const PER_DAY = 2;
const maria = { name: 'Maria Anders', email: 'maria@alfreds.example' };
/** The address of a contact who gets no documents. */
const contact = 'philip@alfreds.example';
const other = 'other@example.net';

/** A service that sends documents, with a stub of identity that has the given handlers. */
export interface SendingService extends Pick<RpcClient, 'call'> {
  /** Create a draft of the resource, and return its id. */
  readonly drafts: Readonly<Record<string, () => Promise<number>>>;
  stop(): Promise<void>;
}

/** The functions that the cases need of a service. */
export interface ExternalMailCases {
  /** The two resources with documents, e.g. `CreditNotes`, and the module of the permissions for each. */
  readonly modules: Readonly<Record<string, string>>;
  /** Starts the service. @param env its additional settings */
  start(identity: StubHandlers, env: Readonly<Record<string, string>>): Promise<SendingService>;
}

/** Describes for the documents of a service to which addresses they can be sent by whom. */
export function describeExternalMails({ modules, start }: ExternalMailCases): void {
  const resources = Object.keys(modules);
  const grants = Object.values(modules).flatMap((module) => [`${module}.view`, `${module}.update`]);
  const sender: Caller['grants'] = Object.fromEntries(grants.map((grant) => [grant, 'all']));
  let service: SendingService;
  /** The addresses of the client in the stub of identity besides Maria's. */
  let known: string[];
  let isUnavailable: boolean;
  let userId = 300;

  beforeAll(async () => {
    const identity = {
      'Directory/Organization': () => testOrganization,
      'Directory/DocumentRecipients': ({ addresses }: { addresses: string[] }) => {
        if (isUnavailable) throw new ApiError('unavailable');
        return { records: [maria], known: addresses.filter((address) => known.includes(address)) };
      },
    };
    service = await start(identity, { EXTERNAL_MAILS_PER_DAY: String(PER_DAY) });
  });
  afterAll(() => service?.stop());
  beforeEach(() => {
    known = [contact];
    isUnavailable = false;
    userId += 1;
  });

  const limited = () => staff(userId, sender);
  const permitted = () => staff(userId, { ...sender, 'external_mail.create': 'all' });
  const draft = (resource: string) => service.drafts[resource]!();
  const send = (resource: string, id: number, to: string[], options: RpcOptions = { caller: permitted() }) =>
    service.call(`${resource}/Send`, { id, mail: { to } }, options);
  const statusOf = async (resource: string, id: number) =>
    (await service.call<{ record: { status: string } }>(`${resource}/Get`, { id })).message.record.status;

  describe.each(resources)('sending %s to given addresses', (resource) => {
    test('reaches the client, its contacts and portal users without a further permission', async () => {
      const id = await draft(resource);
      const errors = await errorsOf(send(resource, id, [maria.email.toUpperCase(), contact], { caller: limited() }));
      expect(errors).toEqual([]);
      expect(await statusOf(resource, id)).toBe('sent');
    });

    test('reaches other addresses only with external_mail.create, and changes nothing without', async () => {
      const id = await draft(resource);
      const to = [maria.email, other];
      expect(await errorsOf(send(resource, id, to, { caller: limited() }))).toEqual(['to[1] external_address']);
      expect(await statusOf(resource, id)).toBe('draft');
      expect(await errorsOf(send(resource, id, to))).toEqual([]);
    });

    test('follows the deletion of a contact', async () => {
      known = [];
      const id = await draft(resource);
      expect(await errorsOf(send(resource, id, [contact], { caller: limited() }))).toEqual(['to[0] external_address']);
    });

    test('says nothing about the addresses of a client whose document the caller does not see', async () => {
      const caller = staff(userId, { ...sender, [`${modules[resource]}.view`]: 'own' });
      const id = await draft(resource);
      expect(await errorsOf(send(resource, id, [other], { caller }))).toEqual(['not_found']);
      expect(await errorsOf(send(resource, id, [maria.email], { caller }))).toEqual(['not_found']);
    });

    test('counts a repetition by Idempotency-Key once, and a failed sending not at all', async () => {
      const [first, second, third] = [await draft(resource), await draft(resource), await draft(resource)];
      const once = { caller: permitted(), headers: { 'idempotency-key': `send ${resource} ${userId}` } };
      await send(resource, first, [other], once);
      await send(resource, first, [other], once);
      expect(await errorsOf(send(resource, first, [other]))).toEqual(['status illegal_move']);
      expect(await errorsOf(send(resource, second, [other]))).toEqual([]);
      expect(await errorsOf(send(resource, third, [other]))).toEqual(['to quota_exceeded']);
      expect(await statusOf(resource, third)).toBe('draft');
      expect(await errorsOf(send(resource, third, [contact]))).toEqual([]);
    });

    test('is unavailable without the permission while identity is, and sent with it', async () => {
      isUnavailable = true;
      const id = await draft(resource);
      expect(await errorsOf(send(resource, id, [contact], { caller: limited() }))).toEqual(['unavailable']);
      expect(await errorsOf(send(resource, id, [contact]))).toEqual([]);
    });
  });

  test(`of documents sent at once, ${resources.join(' and ')} share one quota that is never exceeded`, async () => {
    const kinds = [...resources, ...resources];
    const ids = await Promise.all(kinds.map(draft));
    const outcomes = await Promise.all(kinds.map((kind, index) => errorsOf(send(kind, ids[index]!, [other]))));
    expect(outcomes.flat()).toEqual(['to quota_exceeded', 'to quota_exceeded']);
    const statuses = await Promise.all(kinds.map((kind, index) => statusOf(kind, ids[index]!)));
    expect(statuses.toSorted()).toEqual(['draft', 'draft', 'sent', 'sent']);
  });
}
