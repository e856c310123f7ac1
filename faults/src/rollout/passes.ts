/** One replacement of all processes, a copy at a time. */
export interface Pass {
  /** E.g. `upgrade, services first`. */
  readonly name: string;
  readonly isGatewayFirst: boolean;
  /** The checkout whose code the processes run afterwards. */
  readonly root: string;
}

/** The checkouts of a rollout. */
export interface Checkouts {
  readonly current: string;
  /** The checkout of an earlier version that the system is started from; undefined to restart the current one. */
  readonly earlier?: string;
}

/**
 * Returns the passes of a rollout. With an earlier version, gateways and services of both versions work together in
 * both orders, forwards and back.
 */
export function planPasses({ current, earlier }: Checkouts): Pass[] {
  if (earlier === undefined) return [{ name: 'restart', isGatewayFirst: false, root: current }];
  return [
    { name: 'upgrade, services first', isGatewayFirst: false, root: current },
    { name: 'rollback, services first', isGatewayFirst: false, root: earlier },
    { name: 'upgrade, gateways first', isGatewayFirst: true, root: current },
  ];
}
