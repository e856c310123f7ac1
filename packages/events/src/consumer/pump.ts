import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Subscription } from '@nats-io/transport-node';
import { createLanes } from '../common/lanes.ts';
import { envelopeOf } from '../envelope/envelope.ts';
import { recordOfSubject } from '../envelope/names.ts';
import { ACK_WAIT_MS } from '../streams/durable.ts';
import type { EventProcessor } from './handle.ts';

/** How long one request for messages stands; also bounds how long a lost one stays unnoticed (milliseconds). */
const PULL_EXPIRES_MS = 5000;

/** How long a server that does not answer is waited for when it is asked for no more (milliseconds). */
const DRAIN_MS = 2000;

export interface PumpOptions {
  readonly consumer: Consumer;
  readonly process: EventProcessor;
  readonly concurrency: number;
  readonly ackWaitMs?: number;
  readonly stopping: AbortSignal;
  /** Called with the age of each message when its handling begins (milliseconds). */
  readonly onAge: (ms: number) => void;
}

/**
 * Takes messages and has them handled, those of one record one after another, until `stopping` is aborted; then gives back
 * what is not begun, so that it has not to wait for ACK_WAIT_MS, and ends what is.
 * @returns once stopped, or when the consumer is gone from the server
 * @throws the status error when the server refuses the requests
 */
export async function pump(options: PumpOptions): Promise<void> {
  const { consumer, concurrency, stopping } = options;
  const messages = await consumer.consume({ max_messages: concurrency, expires: PULL_EXPIRES_MS });
  const lanes = createLanes(concurrency);
  const held = holdMessages(options.ackWaitMs ?? ACK_WAIT_MS);
  const leave = (): void => {
    held.giveBack();
    void askForNoMore(messages);
  };
  stopping.addEventListener('abort', leave, { once: true });
  if (stopping.aborted) leave();
  void closeWhenGone(messages);
  try {
    for await (const message of messages) {
      if (stopping.aborted) message.nak();
      else
        await lanes.run(
          recordOfSubject(message.subject),
          held.while(message, () => handle(message, options)),
        );
    }
  } finally {
    stopping.removeEventListener('abort', leave);
    await lanes.idle();
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

/** The client would ask forever for a consumer or stream that is no more. */
async function closeWhenGone(messages: ConsumerMessages): Promise<void> {
  for await (const status of messages.status()) {
    const gone = ['consumer_deleted', 'consumer_not_found', 'stream_not_found'].includes(status.type);
    if (gone) await messages.close();
  }
}

/**
 * Takes back the request for messages and lets those come that are on their way, to be given back. To close at once would
 * lose them: the server takes what it has sent for delivered.
 */
async function askForNoMore(messages: ConsumerMessages): Promise<void> {
  const drained = subscriptionOf(messages)?.drain();
  await Promise.race([drained, sleep(DRAIN_MS, undefined, { ref: false })]).catch(() => {});
  await messages.close();
}

/** What the messages come by; the client keeps it to itself, but offers nothing else that could be drained. */
function subscriptionOf(messages: ConsumerMessages): Pick<Subscription, 'drain'> | undefined {
  return 'sub' in messages ? (messages.sub as Subscription) : undefined;
}

/** Messages that are in this process. */
interface HeldMessages {
  /** Makes the task that handles a message, which does nothing where the message was given back meanwhile. */
  while(message: JsMsg, task: () => Promise<void>): () => Promise<void>;
  /** Gives back those whose handling has not begun. */
  giveBack(): void;
  end(): void;
}

/** Tells the server of messages that are being handled, or wait for others of their record, that they are not lost. */
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
