import type { Logger } from 'pino';

/** Minimum interval between two reports of the same key, in milliseconds, so that requests cause no writes. */
const TELL_EVERY_MS = 60_000;
/** Interval of the batched reports, in milliseconds. */
const LOOK_EVERY_MS = 1000;

export interface ApiKeyUse {
  readonly keyId: number;
  /** Milliseconds since the Unix epoch. */
  readonly usedAtMs: number;
}

interface Noted {
  usedAtMs: number;
  /** The last reported use and the time of that report, in milliseconds since the Unix epoch. */
  toldUseMs: number;
  toldAtMs: number;
}

/** Records the uses of API keys. */
export interface ApiKeyUses {
  note(keyId: number): void;
  /** Reports the unreported uses and stops the timer. */
  close(): Promise<void>;
}

/**
 * Opens the recorder of API key uses.
 * @param tell reports uses to identity; a failed report is retried after a minute
 */
export function openApiKeyUses(tell: (uses: readonly ApiKeyUse[]) => Promise<void>, log: Logger): ApiKeyUses {
  const noted = new Map<number, Noted>();

  const tellThose = async (isDue: (key: Noted) => boolean): Promise<void> => {
    const due = [...noted].filter(([, key]) => key.usedAtMs > key.toldUseMs && isDue(key));
    if (due.length === 0) return;
    const now = Date.now();
    for (const [, key] of due) key.toldAtMs = now;
    const uses = due.map(([keyId, { usedAtMs }]) => ({ keyId, usedAtMs }));
    try {
      await tell(uses);
      for (const [index, [, key]] of due.entries()) key.toldUseMs = uses[index]!.usedAtMs;
    } catch (err) {
      log.warn({ err }, 'identity does not hear when API keys were used');
    }
  };

  const look = (): void => {
    const before = Date.now() - TELL_EVERY_MS;
    for (const [keyId, key] of noted) if (key.usedAtMs === key.toldUseMs && key.toldAtMs < before) noted.delete(keyId);
    void tellThose(({ toldAtMs }) => toldAtMs <= before);
  };

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    note: (keyId) => {
      const known = noted.get(keyId);
      if (known) known.usedAtMs = Date.now();
      else noted.set(keyId, { usedAtMs: Date.now(), toldUseMs: 0, toldAtMs: 0 });
    },
    close: async () => {
      clearInterval(timer);
      await tellThose(() => true);
    },
  };
}
