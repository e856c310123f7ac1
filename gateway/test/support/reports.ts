import { connectNats } from '@bms/events/nats';
import type { ProcessReport } from '@bms/service-kit/process';
import { pino } from 'pino';

/** Asks a process for its report, like activity. */
export interface ReportReader {
  read(): Promise<ProcessReport>;
  close(): Promise<void>;
}

/** Connects to the NATS server of a test with one gateway. */
export async function reportReaderTo(url: string): Promise<ReportReader> {
  const log = pino({ level: 'silent' });
  const { nats } = await connectNats({ url, name: 'activity', log, signal: new AbortController().signal });
  return {
    read: async () => (await nats.request('bms_system.report', '', { timeout: 5000 })).json<ProcessReport>(),
    close: () => nats.close(),
  };
}
