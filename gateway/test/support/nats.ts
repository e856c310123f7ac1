import { connectNats } from '@bms/events/nats';
import type { ProcessReport } from '@bms/service-kit/process';
import { pino } from 'pino';

/** Publishes to the NATS server of a test, like identity's relay. */
export interface Publisher {
  /** @param subject e.g. `bms.identity.role.updated.5` */
  publish(subject: string): Promise<void>;
  close(): Promise<void>;
}

export async function publisherTo(url: string): Promise<Publisher> {
  const nats = await connectAs('identity', url);
  return {
    publish: async (subject) => {
      nats.publish(subject);
      await nats.flush();
    },
    close: () => nats.close(),
  };
}

/** Asks a process for its report, like activity. */
export interface ReportReader {
  read(): Promise<ProcessReport>;
  close(): Promise<void>;
}

/** Connects to the NATS server of a test with one gateway. */
export async function reportReaderTo(url: string): Promise<ReportReader> {
  const nats = await connectAs('activity', url);
  return {
    read: async () => (await nats.request('bms_system.report', '', { timeout: 5000 })).json<ProcessReport>(),
    close: () => nats.close(),
  };
}

async function connectAs(name: string, url: string) {
  const log = pino({ level: 'silent' });
  const { nats } = await connectNats({ url, name, log, signal: new AbortController().signal });
  return nats;
}
