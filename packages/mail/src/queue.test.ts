import { randomBytes } from 'node:crypto';
import { type DeliveryConsumer, type DomainEvent, UnprocessableEvent } from '@bms/events';
import type { Kit } from '@bms/service-kit';
import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Connection, createConnection } from 'mongoose';
import { createEncryption } from './encryption.ts';
import type { Message } from './mail-channel.ts';
import type { MessageKinds, OutgoingEvent } from './message.ts';
import { createMessageQueue, type Dispatch } from './queue.ts';
import { startSender } from './sender.ts';

type Outgoing =
  | { readonly kind: 'code'; readonly to: string; readonly code: string }
  | { readonly kind: 'notice'; readonly to: string; readonly title: string };

const kinds: MessageKinds<Outgoing> = {
  code: {
    event: 'otp.requested',
    channel: 'sms',
    render: ({ code }, { organization }) => ({ subject: organization, text: `The code is ${code}.` }),
  },
  notice: {
    event: 'notice.requested',
    channel: 'mail',
    render: ({ title }, { publicUrl }) => ({ subject: title, text: publicUrl, html: '<p></p>' }),
  },
};
const inAnHour = () => new Date(Date.now() + 3600_000);
const encryption = createEncryption(randomBytes(32));

describe('the queue of outgoing messages', () => {
  const sent: [channel: string, message: Message][] = [];
  const channel = (name: string) => ({
    send: async (message: Message) => {
      if (message.text.includes('refused')) throw new Error('refused');
      sent.push([name, message]);
    },
  });
  let db: Connection;
  const consume = jest.fn<Kit['consume']>();

  beforeAll(async () => {
    db = await createConnection(await testMongoUserUrl('mail')).asPromise();
    startSender(
      { service: 'example', db, consume },
      {
        name: 'sender',
        encryption,
        kinds,
        channels: { mail: channel('mail'), sms: channel('sms') },
        publicUrl: 'https://bms.example',
        branding: async () => ({ organization: 'Example', accentColor: '#0b6873' }),
      },
    );
  });
  beforeEach(async () => {
    sent.length = 0;
    await db.collection('send_jobs').deleteMany({});
  });
  afterAll(() => db.close());

  const rows = () => db.collection('send_jobs').find().toArray();

  /** Queues messages. @returns their events */
  async function add(dispatches: readonly Dispatch<Outgoing>[], secret = encryption): Promise<DomainEvent[]> {
    const events: DomainEvent[] = [];
    const queue = createMessageQueue({ db, encryption: secret, kinds, eventMessage: 'bms.example.SendJobEvent' });
    await db.transaction((session) => queue.add(dispatches, { session, emit: (event) => events.push(event) }));
    return events;
  }
  /** Returns the options of the sender's consumer. */
  const consumer = () => consume.mock.calls[0]![0] as DeliveryConsumer;
  const deliver = ({ type, data }: DomainEvent) =>
    consumer().deliveries[type as OutgoingEvent]!({ type, data } as never, AbortSignal.timeout(60_000));

  test('emits an event for each message, and stores the message encrypted', async () => {
    const expiresAt = inAnHour();
    const code = { kind: 'code', to: '+12065559857', code: '123456' } as const;
    const notice = { kind: 'notice', to: 'nancy@example.com', title: 'Hello' } as const;
    const events = await add([
      { message: code, userId: 7, expiresAt },
      { message: notice, userId: 0, withoutAccount: true, expiresAt, id: 'event-contact-1' },
    ]);
    const [first, second] = await rows();
    expect(events).toEqual([
      {
        message: 'bms.example.SendJobEvent',
        type: 'otp.requested',
        recordId: first!._id,
        version: 1,
        data: { send_job_id: first!._id, user_id: 7, channel: 'sms' },
      },
      {
        message: 'bms.example.SendJobEvent',
        type: 'notice.requested',
        recordId: 'event-contact-1',
        version: 1,
        data: { send_job_id: 'event-contact-1', user_id: 0, channel: 'mail' },
      },
    ]);
    expect(second).toEqual({ _id: 'event-contact-1', sealed: expect.anything(), expires_at: expiresAt });
    expect(Buffer.from(first!['sealed'].buffer).toString('latin1')).not.toMatch(/123456|2065559857/);
  });

  test('is consumed by event, and its messages go out by the channel of their kind and are deleted', async () => {
    expect(consumer()).toMatchObject({ name: 'sender', from: 'example' });
    expect(Object.keys(consumer().deliveries)).toEqual(['otp.requested', 'notice.requested']);
    const events = await add([
      { message: { kind: 'code', to: '+12065559857', code: '123456' }, userId: 7, expiresAt: inAnHour(), id: 'a' },
      { message: { kind: 'notice', to: 'n@example.com', title: 'Hello' }, userId: 8, expiresAt: inAnHour(), id: 'b' },
    ]);
    for (const event of [...events, ...events]) await deliver(event);
    expect(sent).toEqual([
      ['sms', { id: 'a', to: '+12065559857', subject: 'Example', text: 'The code is 123456.' }],
      ['mail', { id: 'b', to: 'n@example.com', subject: 'Hello', text: 'https://bms.example', html: '<p></p>' }],
    ]);
    expect(await rows()).toEqual([]);
  });

  test('keeps a message that the channel refused', async () => {
    const message = { kind: 'code', to: '+12065559857', code: 'refused' } as const;
    const [event] = await add([{ message, userId: 7, expiresAt: inAnHour() }]);
    await expect(deliver(event!)).rejects.toThrow('refused');
    expect(await rows()).toHaveLength(1);
  });

  test('drops messages without a recipient and expired ones', async () => {
    const message = { kind: 'code', to: '+12065559857', code: '123456' } as const;
    const expired = { message, userId: 7, expiresAt: new Date(Date.now() - 1000) };
    for (const event of await add([{ message, userId: 0, expiresAt: inAnHour() }, expired])) await deliver(event);
    expect(sent).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('does not retry a message that was encrypted with another secret', async () => {
    const message = { kind: 'code', to: '+12065559857', code: '123456' } as const;
    const other = createEncryption(randomBytes(32));
    const [event] = await add([{ message, userId: 7, expiresAt: inAnHour() }], other);
    await expect(deliver(event!)).rejects.toBeInstanceOf(UnprocessableEvent);
  });
});
