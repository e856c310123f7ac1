import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { createLanes } from '../common/lanes.ts';
import { envelopeOf } from '../envelope/envelope.ts';
import { recordOfSubject } from '../envelope/names.ts';
import { ACK_WAIT_MS } from '../streams/durable.ts';
import type { EventProcessor } from './handle.ts';

/** How long one request for messages stands; also bounds how long a lost one stays unnoticed (milliseconds). */
const PULL_EXPIRES_MS = 5000;

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
 * Takes messages and has them handled, those of one record one after another, until `stopping` is aborted; then ends what is
 * under way and gives the rest back.
 * @returns once stopped, or when the consumer is gone from the server
 * @throws the status error when the server refuses the requests
 */
export async function pump(options: PumpOptions): Promise<void> {
  const { consumer, concurrency, stopping } = options;
  const messages = await consumer.consume({ max_messages: concurrency, expires: PULL_EXPIRES_MS });
  const close = (): void => void messages.close();
  stopping.addEventListener('abort', close, { once: true });
  if (stopping.aborted) close();
  void closeWhenGone(messages);
  const lanes = createLanes(concurrency);
  const held = holdMessages(options.ackWaitMs ?? ACK_WAIT_MS);
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
    stopping.removeEventListener('abort', close);
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

/** Tells the server of messages that are being handled, or wait for others of their record, that they are not lost. */
function holdMessages(ackWaitMs: number): {
  while(message: JsMsg, task: () => Promise<void>): () => Promise<void>;
  end(): void;
} {
  const held = new Set<JsMsg>();
  const timer = setInterval(() => {
    for (const message of held) message.working();
  }, ackWaitMs / 3);
  return {
    while: (message, task) => {
      held.add(message);
      return () => task().finally(() => held.delete(message));
    },
    end: () => clearInterval(timer),
  };
}
