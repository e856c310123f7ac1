import type { DomainEvent } from '@bms/events';
import {
  administrator,
  eventually,
  type Inbox,
  type Publisher,
  type StartedPart,
  startInbox,
  startNats,
  startPublisher,
} from '@bms/testing';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { type Endpoint, type Received, startEndpoint } from './endpoint.ts';
import { startBoth, startCopy, type TestedActivity, type TestedIdentity } from './harness.ts';

/** A webhook as the API returns it. */
export interface Webhook {
  id: number;
  url: string;
  events: string[];
  active: boolean;
  switched_off_at?: string;
  disabled_reason?: string;
  owner_id: number;
  paused_reason?: string;
}

/** A delivery as the API returns it. */
export interface Delivery {
  id: number;
  event_id: string;
  type: string;
  status: string;
  attempts: number;
  response_status?: number;
  error: string;
  next_attempt_at?: string;
}

/** The processes of a test file about webhooks. */
interface Stage {
  nats: StartedPart;
  inbox: Inbox;
  identity: TestedIdentity;
  activity: TestedActivity;
  copy: TestedActivity;
  /** Publishes events of crm. */
  crm: Publisher;
  /** The endpoint of the webhooks; a new one for each test. */
  endpoint: Endpoint;
}

/** Starts identity, two copies of activity, a publisher and an endpoint for a test file, and returns them with the calls about webhooks. */
export function stageWebhooks() {
  const stage = {} as Stage;
  beforeAll(async () => {
    [stage.nats, stage.inbox] = await Promise.all([startNats(), startInbox()]);
    const env = { NATS_URL: stage.nats.url, SMTP_URL: stage.inbox.url, WEBHOOKS_ALLOW_PRIVATE_ADDRESSES: 'true' };
    Object.assign(stage, await startBoth(env));
    stage.copy = await startCopy(stage.activity.start);
    stage.crm = await startPublisher('crm', stage.nats.url);
  });
  afterAll(async () => {
    await Promise.all([stage.crm?.stop(), stage.activity?.stop(), stage.copy?.stop(), stage.endpoint?.stop()]);
    await Promise.all([stage.identity?.stop(), stage.nats?.stop(), stage.inbox?.stop()]);
  });
  beforeEach(async () => {
    await stage.endpoint?.stop();
    stage.endpoint = await startEndpoint();
    await rows('webhooks').updateMany({}, { $set: { active: false } });
  });

  const rows = (name: string) => stage.activity.running.kit.db.collection<{ _id: number }>(name);
  const call = <Answer>(rpc: string, message: object, caller = administrator) =>
    stage.activity.call<Answer>(`Webhooks/${rpc}`, message, { caller });
  const create = (webhook: object = {}, caller = administrator) =>
    call<{ record: Webhook; secret: string }>(
      'Create',
      { webhook: { url: stage.endpoint.url, events: ['client.created'], active: true, payload: 'v1', ...webhook } },
      caller,
    );
  const show = async (id: number) => (await call<{ record: Webhook }>('Get', { id })).record;
  const deliveries = async (id: number, filter: object = {}) =>
    (await call<{ records: Delivery[] }>('ListDeliveries', { id, ...filter })).records;
  const deliveryThat = (id: number, holds: (delivery: Delivery) => boolean) =>
    eventually(
      () => deliveries(id),
      ([first]) => first !== undefined && holds(first),
    ).then(([first]) => first!);
  /** Makes all pending deliveries due, instead of waiting. */
  const dueNow = (webhook_id: number) =>
    rows('webhook_deliveries').updateMany({ webhook_id, status: 'pending' }, { $set: { next_attempt_at: new Date() } });

  /** Returns a collection of identity. */
  const accounts = (name: string) => stage.identity.db.collection<{ _id: number }>(name);

  return { stage, rows, accounts, call, create, show, deliveries, deliveryThat, dueNow };
}

let count = 0;

/** Creates the event of a new client. */
export function clientEvent(type = 'client.created'): DomainEvent {
  count += 1;
  const data = {
    id: count,
    version: 1,
    name: `Client ${count}`,
    status: 'active',
    owner_id: 1,
    created_by: 1,
    email: '',
  };
  return { message: 'bms.crm.ClientEvent', type, recordId: count, version: 1, data };
}

/** Returns the payload of a received request. @throws Error if it is not signed with `secret` */
export const verified = ({ body, headers }: Received, secret: string) =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
