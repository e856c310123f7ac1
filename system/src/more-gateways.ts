import { openSystem, type SharedSystem } from '@bms/testing';

/** The shared system with further gateways for one test file. */
export interface MoreGateways extends SharedSystem {
  /** The base URLs of the further gateways. */
  readonly urls: readonly string[];
  /** Stops the further gateways. */
  stop(): Promise<void>;
}

/**
 * Opens the shared system and starts further gateways, which cost a tenth of a system.
 * @param settings additional settings of these gateways, such as other limits
 */
export async function openMoreGateways(
  count: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<MoreGateways> {
  const shared = await openSystem();
  const gateways = await Promise.all(Array.from({ length: count }, () => shared.system.addGateway(settings)));
  const stop = async (): Promise<void> => void (await Promise.all(gateways.map((gateway) => gateway.stop())));
  return { ...shared, urls: gateways.map(({ url }) => url), stop };
}
