import type { Logger } from 'pino';

/** Of each key a use is told once in that time, so that no request writes; in milliseconds. */
const TELL_EVERY_MS = 60_000;
/** What was used is told together; in milliseconds. */
const LOOK_EVERY_MS = 1000;

/** The last use of an API key. */
export interface ApiKeyUse {
  readonly keyId: number;
  /** Milliseconds since 1970. */
  readonly usedAtMs: number;
}

interface Noted {
  usedAtMs: number;
  /** The use that was told last, and when that was; clocks as `usedAtMs`. */
  toldUseMs: number;
  toldAtMs: number;
}

/** Notes when API keys are used. */
export interface ApiKeyUses {
  note(keyId: number): void;
  /** Tells what has not been told, and ends. */
  close(): Promise<void>;
}

/** @param tell tells identity; what fails is told a minute later */
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
