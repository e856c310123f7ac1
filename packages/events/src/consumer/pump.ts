import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { type Consumer, type ConsumerMessages, JetStreamError, type JsMsg } from '@nats-io/jetstream';
import type { Subscription } from '@nats-io/transport-node';
import { createKeyedQueue, type KeyedQueue } from '../common/keyed-queue.ts';
import { envelopeOf } from '../contract/envelope.ts';
import { recordOfSubject } from '../contract/names.ts';
import { ACK_WAIT_MS } from '../nats/durable.ts';
import type { EventProcessor } from './handle.ts';

/**
 * Expiry of one pull request (milliseconds). A lost one is noticed by the heartbeats, which come twice in that time; after a
 * reconnect the client repeats the request itself.
 */
const PULL_EXPIRES_MS = 30_000;

/** Time limit for the server's answer to a drain (milliseconds). */
const DRAIN_MS = 2000;

export interface PumpOptions {
  readonly consumer: Consumer;
  readonly process: EventProcessor;
  readonly concurrency: number;
  readonly ackWaitMs?: number;
  readonly stopping: AbortSignal;
  /** Called with the age of each message when its handling starts (milliseconds). */
  readonly onAge: (ms: number) => void;
}

/**
 * Pulls messages and handles them, those of one record one after another, until `stopping` is aborted. It then returns
 * messages whose handling has not started, so that they need not wait for ACK_WAIT_MS, and completes the others.
 *
 * Each pull requests only as many messages as can be held: one that waited in the client would not have its
 * acknowledgement deadline extended, so that a busy process would get it again and again.
 * @returns once stopped, or when the consumer or the server is unavailable
 * @throws the status error if the server rejects the requests
 */
export async function pump(options: PumpOptions): Promise<void> {
  const { consumer, concurrency, stopping } = options;
  const queue = createKeyedQueue(concurrency);
  const held = holdMessages(options.ackWaitMs ?? ACK_WAIT_MS);
  let pulled: ConsumerMessages | undefined;
  const leave = (): void => {
    held.giveBack();
    if (pulled) void stopPulling(pulled);
  };
  stopping.addEventListener('abort', leave, { once: true });
  try {
    for (let free = concurrency; !stopping.aborted; free = await countFree(queue)) {
      pulled = await consumer.fetch({ max_messages: free, expires: PULL_EXPIRES_MS });
      if (stopping.aborted) leave();
      for await (const message of pulled) {
        if (stopping.aborted) message.nak();
        else
          await queue.run(
            recordOfSubject(message.subject),
            held.while(message, () => handle(message, options)),
          );
      }
    }
  } catch (error) {
    if (!isInterruption(error)) throw error;
  } finally {
    stopping.removeEventListener('abort', leave);
    await queue.idle();
    held.end();
  }
}

/** Returns the number of messages that can be held, once there is one. Those of a batch end at the same time. */
async function countFree(queue: KeyedQueue): Promise<number> {
  await queue.whenFree();
  await nextTick();
  return queue.whenFree();
}

/** True if the consumer is gone or the server does not answer, and false if it rejects the request itself. */
const isInterruption = (error: unknown): boolean =>
  error instanceof JetStreamError && !('code' in error && error.code === 400);

async function handle(message: JsMsg, { process, onAge }: PumpOptions): Promise<void> {
  onAge(Date.now() - message.time.getTime());
  const { stream, streamSequence, deliveryCount } = message.info;
  const outcome = await process(envelopeOf(message, `${stream}-${streamSequence}`), deliveryCount > 1);
  if (outcome === 'done') message.ack();
  else message.nak(outcome.againInMs);
}

/**
 * Stops requesting messages but receives those in transit, to return them. Closing at once would lose them, because the
 * server considers them delivered.
 */
async function stopPulling(messages: ConsumerMessages): Promise<void> {
  const drained = subscriptionOf(messages)?.drain();
  await Promise.race([drained, sleep(DRAIN_MS, undefined, { ref: false })]).catch(() => {});
  await messages.close();
}

/** Returns the subscription of the messages. It is private in the client, which offers nothing else to drain. */
function subscriptionOf(messages: ConsumerMessages): Pick<Subscription, 'drain'> | undefined {
  return 'sub' in messages ? (messages.sub as Subscription) : undefined;
}

/** Messages held by this process. */
interface HeldMessages {
  /** Creates the task that handles a message; it does nothing if the message was returned in the meantime. */
  while(message: JsMsg, task: () => Promise<void>): () => Promise<void>;
  /** Returns the messages whose handling has not started to the server. */
  giveBack(): void;
  end(): void;
}

/**
 * Tracks messages and keeps extending their acknowledgement deadline while they are handled or wait for others of their
 * record.
 */
function holdMessages(ackWaitMs: number): HeldMessages {
  const waiting = new Set<JsMsg>();
  const begun = new Set<JsMsg>();
  const timer = setInterval(() => {
    for (const message of [...waiting, ...begun]) message.working();
  }, ackWaitMs / 3);
  return {
    while: (message, task) => {
      waiting.add(message);
      return async () => {
        if (!waiting.delete(message)) return;
        begun.add(message);
        await task().finally(() => begun.delete(message));
      };
    },
    giveBack: () => {
      for (const message of waiting) message.nak();
      waiting.clear();
    },
    end: () => clearInterval(timer),
  };
}
