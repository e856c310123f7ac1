import type { Logger } from 'pino';

/** Minimum interval between two reports of the same key, in milliseconds, so that requests cause no writes. */
const REPORT_INTERVAL_MS = 60_000;
/** Interval of the batched reports, in milliseconds. */
const BATCH_INTERVAL_MS = 1000;

export interface ApiKeyUse {
  readonly keyId: number;
  /** Milliseconds since the Unix epoch. */
  readonly usedAtMs: number;
}

interface UseState {
  usedAtMs: number;
  /** The last reported use and the time of that report, in milliseconds since the Unix epoch. */
  reportedUseMs: number;
  reportedAtMs: number;
}

/** Records the uses of API keys. */
export interface ApiKeyUses {
  note(keyId: number): void;
  /** Reports the unreported uses and stops the timer. */
  close(): Promise<void>;
}

/**
 * Opens the recorder of API key uses.
 * @param report reports uses to identity; a failed report is retried after a minute
 */
export function openApiKeyUses(report: (uses: readonly ApiKeyUse[]) => Promise<void>, log: Logger): ApiKeyUses {
  const states = new Map<number, UseState>();

  const reportDue = async (isDue: (key: UseState) => boolean): Promise<void> => {
    const due = [...states].filter(([, key]) => key.usedAtMs > key.reportedUseMs && isDue(key));
    if (due.length === 0) return;
    const now = Date.now();
    for (const [, key] of due) key.reportedAtMs = now;
    const uses = due.map(([keyId, { usedAtMs }]) => ({ keyId, usedAtMs }));
    try {
      await report(uses);
      for (const [index, [, key]] of due.entries()) key.reportedUseMs = uses[index]!.usedAtMs;
    } catch (err) {
      log.warn({ err }, 'reporting API key uses to identity failed');
    }
  };

  const reportBatch = (): void => {
    const before = Date.now() - REPORT_INTERVAL_MS;
    for (const [keyId, key] of states)
      if (key.usedAtMs === key.reportedUseMs && key.reportedAtMs < before) states.delete(keyId);
    void reportDue(({ reportedAtMs }) => reportedAtMs <= before);
  };

  const timer = setInterval(reportBatch, BATCH_INTERVAL_MS).unref();
  return {
    note: (keyId) => {
      const known = states.get(keyId);
      if (known) known.usedAtMs = Date.now();
      else states.set(keyId, { usedAtMs: Date.now(), reportedUseMs: 0, reportedAtMs: 0 });
    },
    close: async () => {
      clearInterval(timer);
      await reportDue(() => true);
    },
  };
}
