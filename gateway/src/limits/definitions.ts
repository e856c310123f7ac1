import type { Rpc } from '@bms/contracts';
import { ConfigError } from '@bms/service-kit/process';

/** A rate limit: the calls allowed in a window that starts with the first call. */
export interface LimitDefinition {
  readonly name: string;
  readonly points: number;
  /** Length of the window, in seconds. */
  readonly seconds: number;
}

/** Name of the limit for routes that specify none, and for failed tokens. */
export const DEFAULT_LIMIT = 'default';

/** Default limits of the contract; the setting LIMITS overrides single ones. */
const contractLimits: Readonly<Record<string, string>> = {
  default: '1200/60',
  login: '50/60',
  otp: '30/60',
  recovery: '30/3600',
  refresh: '300/60',
  phone_verify: '100/60',
  factors: '100/60',
  sso: '120/60',
  document_link: '120/60',
  public_form: '60/60',
  export: '30/60',
  scim: '1500/60',
};

/**
 * Returns the limits by name.
 * @param overrides name to `<count>/<seconds>`, on top of the contract's limits
 * @throws ConfigError naming the limit whose value cannot be parsed
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

/**
 * Checks that every limit named by an rpc is defined. @throws ConfigError naming the first rpc with an undefined limit
 */
export function assertLimitsDefined(rpcs: readonly Rpc[], definitions: ReadonlyMap<string, LimitDefinition>): void {
  const lost = rpcs.find(
    (rpc) => (rpc.bindings.length > 0 || rpc.policy.surface) && !definitions.has(rpc.policy.limit),
  );
  if (!lost) return;
  const rpc = `${lost.service.name}.${lost.name}`;
  throw new ConfigError(`setting LIMITS: it has no "${lost.policy.limit}", which ${rpc} names`);
}
