import { setTimeout as sleep } from 'node:timers/promises';
import type { Encryption } from '@bms/mail';
import type { Kit } from '@bms/service-kit';
import { type AskingConfig, askingFor } from './asking.ts';
import { exchangeRefreshToken, GrantRefused } from './oauth.ts';
import type { ConnectedService } from './settings.ts';
import { connections, dropTokens, findTokens, type KeptTokens, renewTokens } from './tokens.ts';

/** The members of Identity that token refreshes need. */
interface TokenHolder {
  readonly kit: Pick<Kit, 'db' | 'log'>;
  readonly encryption: Encryption;
  readonly config: AskingConfig;
}

/** The minimum remaining lifetime of a returned token. */
const LEAST_MS = 60_000;
/** Added to the timeout of a provider: a process that claimed the refresh is gone by then. */
const GRACE_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/**
 * Returns an access token of a connection that is valid for at least a minute, refreshed if the old one has expired and
 * there is a refresh token. Of several concurrent calls, in several processes, one calls the provider and the others
 * wait for its result.
 * @param connection e.g. `drive`, or the result of ownCalendar
 * @returns undefined if nothing is connected, or no longer
 * @throws ApiError unavailable if the provider is not configured; ProviderAway, ClientRefused
 */
export async function freshAccessToken(
  identity: TokenHolder,
  service: ConnectedService,
  connection: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { kit, encryption } = identity;
  const find = () => findTokens(kit.db, encryption, connection);
  const old = await find();
  if (!old || isFresh(old)) return old?.accessToken;
  if (!old.refreshToken) return undefined;
  for (;;) {
    if (await claimRefresh(identity, connection, old.version))
      await refresh(identity, service, connection, old, signal);
    // The new tokens are used as they are, also if the provider issues tokens for less than a minute.
    const tokens = await find();
    if (tokens?.version !== old.version) return tokens?.accessToken;
    await sleep(LOOK_AGAIN_MS, undefined, { signal });
  }
}

const isFresh = ({ expiresAt }: KeptTokens): boolean =>
  expiresAt === undefined || expiresAt.getTime() - Date.now() > LEAST_MS;

/**
 * Claims the refresh of a token. A provider may take two uses of one refresh token for theft, and end the connection.
 */
async function claimRefresh({ kit, config }: TokenHolder, connection: string, version: number): Promise<boolean> {
  const now = Date.now();
  const until = new Date(now + config.connections.timeoutSeconds * 1000 + GRACE_MS);
  const free = {
    _id: connection,
    version,
    $or: [{ refreshing_until: null }, { refreshing_until: { $lt: new Date(now) } }],
  };
  return (await connections(kit.db).updateOne(free, { $set: { refreshing_until: until } })).matchedCount === 1;
}

async function refresh(
  { kit, encryption, config }: TokenHolder,
  service: ConnectedService,
  connection: string,
  { version, refreshToken }: KeptTokens,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    const asking = { ...askingFor(config, service), signal };
    await renewTokens(kit.db, encryption, connection, version, await exchangeRefreshToken(asking, refreshToken));
  } catch (error) {
    if (!(error instanceof GrantRefused)) {
      await connections(kit.db).updateOne({ _id: connection, version }, { $set: { refreshing_until: null } });
      throw error;
    }
    kit.log.warn({ connection }, 'the provider ended a connection');
    await dropTokens(kit.db, connection, version);
  }
}
