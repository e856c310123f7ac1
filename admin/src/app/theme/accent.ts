import { ACCENT } from './tokens.ts';

/** The name under which the browser keeps the accent, so that pages do not change their colour while they load. */
const KEY = 'bms-accent';
const HEX = /^#[0-9a-f]{6}$/;

/** The accent of the organization; until it is known, that of the browser's last visit. */
export interface Accent {
  current(): string;
  /** Replaces the accent; ignores what is no hex colour. */
  set(colour: string): void;
  /** @returns a function that ends the subscription */
  subscribe(onChange: () => void): () => void;
}

/** Opens the accent. @param open returns the storage of the browser; throws if it is blocked */
export function openAccent(open: () => Pick<Storage, 'getItem' | 'setItem'>): Accent {
  const subscribers = new Set<() => void>();
  let current = read(open);
  return {
    current: () => current,
    set: (colour) => {
      if (colour === current || !HEX.test(colour)) return;
      current = colour;
      write(open, colour);
      for (const notify of subscribers) notify();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

function read(open: () => Pick<Storage, 'getItem'>): string {
  try {
    const kept = open().getItem(KEY) ?? '';
    return HEX.test(kept) ? kept : ACCENT;
  } catch {
    return ACCENT;
  }
}

function write(open: () => Pick<Storage, 'setItem'>, colour: string): void {
  try {
    open().setItem(KEY, colour);
  } catch {
    // The next visit begins with the default.
  }
}
