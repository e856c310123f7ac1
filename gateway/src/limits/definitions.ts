import type { Rpc } from '@bms/contracts';
import { ConfigError } from '@bms/service-kit/process';

/** How many calls are allowed in a window that starts with the first of them. */
export interface LimitDefinition {
  readonly name: string;
  readonly points: number;
  /** Length of the window. */
  readonly seconds: number;
}

/** The limit of routes that name none, and of failed tokens. */
export const DEFAULT_LIMIT = 'default';

/** The numbers of the contract; a setting overrides single ones. */
const contractLimits: Readonly<Record<string, string>> = {
  default: '1200/60',
  login: '50/60',
  otp: '30/60',
  recovery: '30/3600',
  phone_verify: '100/60',
};

/**
 * The limits by name.
 * @param overrides name to `<count>/<seconds>`, on top of the contract's
 * @throws ConfigError naming the limit whose numbers cannot be read
 */
export function limitDefinitions(overrides: Readonly<Record<string, string>>): Map<string, LimitDefinition> {
  const all = Object.entries({ ...contractLimits, ...overrides });
  return new Map(all.map(([name, text]) => [name, readDefinition(name, text)]));
}

function readDefinition(name: string, text: string): LimitDefinition {
  const [, points, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (!points || !seconds) throw new ConfigError(`setting LIMITS: ${name} is not <count>/<seconds>, such as 100/60`);
  return { name, points: Number(points), seconds: Number(seconds) };
}

/** @throws ConfigError naming the first rpc whose limit is defined nowhere. */
export function refuseUnknownLimits(rpcs: readonly Rpc[], definitions: ReadonlyMap<string, LimitDefinition>): void {
  const lost = rpcs.find((rpc) => rpc.bindings.length > 0 && !definitions.has(rpc.policy.limit));
  if (!lost) return;
  const rpc = `${lost.service.name}.${lost.name}`;
  throw new ConfigError(`setting LIMITS: it has no "${lost.policy.limit}", which ${rpc} names`);
}
