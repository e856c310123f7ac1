import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Subscription } from '@nats-io/transport-node';
import { createKeyedQueue } from '../common/keyed-queue.ts';
import { envelopeOf } from '../contract/envelope.ts';
import { recordOfSubject } from '../contract/names.ts';
import { ACK_WAIT_MS } from '../nats/durable.ts';
import type { EventProcessor } from './handle.ts';

/** Expiry of one pull request, after which a lost one is noticed (milliseconds). */
const PULL_EXPIRES_MS = 5000;

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
 * @returns once stopped, or when the consumer no longer exists on the server
 * @throws the status error if the server rejects the requests
 */
export async function pump(options: PumpOptions): Promise<void> {
  const { consumer, concurrency, stopping } = options;
  const messages = await consumer.consume({ max_messages: concurrency, expires: PULL_EXPIRES_MS });
  const queue = createKeyedQueue(concurrency);
  const held = holdMessages(options.ackWaitMs ?? ACK_WAIT_MS);
  const leave = (): void => {
    held.giveBack();
    void stopPulling(messages);
  };
  stopping.addEventListener('abort', leave, { once: true });
  if (stopping.aborted) leave();
  void closeWhenGone(messages);
  try {
    for await (const message of messages) {
      if (stopping.aborted) message.nak();
      else
        await queue.run(
          recordOfSubject(message.subject),
          held.while(message, () => handle(message, options)),
        );
    }
  } finally {
    stopping.removeEventListener('abort', leave);
    await queue.idle();
    held.end();
  }
}

async function handle(message: JsMsg, { process, onAge }: PumpOptions): Promise<void> {
  onAge(Date.now() - message.time.getTime());
  const { stream, streamSequence, deliveryCount } = message.info;
  const outcome = await process(envelopeOf(message, `${stream}-${streamSequence}`), deliveryCount > 1);
  if (outcome === 'done') message.ack();
  else message.nak(outcome.againInMs);
}

/** Closes the subscription when the consumer or stream no longer exists; the client would keep requesting messages. */
async function closeWhenGone(messages: ConsumerMessages): Promise<void> {
  for await (const status of messages.status()) {
    const gone = ['consumer_deleted', 'consumer_not_found', 'stream_not_found'].includes(status.type);
    if (gone) await messages.close();
  }
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
