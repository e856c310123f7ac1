import { connectNats } from '@bms/events/nats';
import { pino } from 'pino';

/** Publishes to the NATS server of a test, like identity's relay. */
export interface Publisher {
  /** @param subject e.g. `bms.identity.role.updated.5` */
  publish(subject: string): Promise<void>;
  close(): Promise<void>;
}

export async function publisherTo(url: string): Promise<Publisher> {
  const log = pino({ level: 'silent' });
  const { nats } = await connectNats({ url, name: 'identity', log, signal: new AbortController().signal });
  return {
    publish: async (subject) => {
      nats.publish(subject);
      await nats.flush();
    },
    close: () => nats.close(),
  };
}
