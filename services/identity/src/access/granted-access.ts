import type { GrantedAccess } from '@bms/contracts/types/api';
import { accessKey, type Call, type Kit, MAX_GRANTED } from '@bms/service-kit';
import type { Connection as Database } from 'mongoose';
import { API_KEYS, type ApiKey } from '../api-keys/api-key.model.ts';
import { CONNECTIONS, type Connection } from '../connections/connection.model.ts';
import { SCIM_TOKENS, type ScimToken } from '../scim-tokens/scim-token.model.ts';

/** The rpcs of other services that list what a user has granted access to. A test compares them with the contract. */
export const ACCESS_RPCS = [
  '/bms.activity.Webhooks/ListGrantedAccess',
  '/bms.billing.CreditNotes/ListGrantedAccess',
  '/bms.billing.Invoices/ListGrantedAccess',
  '/bms.crm.Contracts/ListGrantedAccess',
  '/bms.crm.Estimates/ListGrantedAccess',
  '/bms.crm.Orders/ListGrantedAccess',
] as const;

/** The access that a user has granted. */
export interface FoundAccess {
  readonly access: readonly GrantedAccess[];
  /** True if a service did not answer. */
  readonly isIncomplete: boolean;
}

/** Returns the access that a user has granted and that a new password does not end. */
export async function listGrantedAccess(kit: Kit, user_id: number, call: Call): Promise<FoundAccess> {
  const ask = async (path: (typeof ACCESS_RPCS)[number]): Promise<readonly GrantedAccess[] | undefined> => {
    try {
      return (await kit.request(path, { user_id }, call)).records;
    } catch (err) {
      call.log.warn({ err, path }, 'listing granted access failed');
      return undefined;
    }
  };
  const lists = await Promise.all([
    keysOf(kit.db, user_id),
    tokensOf(kit.db, user_id),
    connectionsOf(kit.db, user_id),
    ...ACCESS_RPCS.map(ask),
  ]);
  return { access: lists.flatMap((list) => list ?? []), isIncomplete: lists.includes(undefined) };
}

async function keysOf(db: Database, created_by: number): Promise<GrantedAccess[]> {
  const valid = { created_by, expires_at: { $not: { $lte: new Date() } } };
  const keys = await db.collection<ApiKey>(API_KEYS).find(valid).sort({ _id: -1 }).limit(MAX_GRANTED).toArray();
  return keys.map(({ _id, name, prefix, created_at }) => ({
    key: accessKey(API_KEYS, _id),
    kind: 'api_key',
    title: `${name} (${prefix}...)`,
    created_at: created_at.toISOString(),
  }));
}

async function tokensOf(db: Database, created_by: number): Promise<GrantedAccess[]> {
  const valid = { created_by, expires_at: { $not: { $lte: new Date() } } };
  const tokens = await db.collection<ScimToken>(SCIM_TOKENS).find(valid).sort({ _id: -1 }).limit(MAX_GRANTED).toArray();
  return tokens.map(({ _id, name, prefix, created_at }) => ({
    key: accessKey(SCIM_TOKENS, _id),
    kind: 'scim_token',
    title: `${name} (${prefix}...)`,
    created_at: created_at.toISOString(),
  }));
}

/** The titles of the connections of the organization; any other is the calendar of its user. */
const TITLES: Readonly<Record<string, string>> = {
  drive: 'Drive of the organization',
  calendar: 'Calendar of the organization',
};

async function connectionsOf(db: Database, connected_by: number): Promise<GrantedAccess[]> {
  const connections = await db.collection<Connection>(CONNECTIONS).find({ connected_by }).limit(MAX_GRANTED).toArray();
  return connections.map(({ _id, connected_at }) => ({
    key: accessKey(CONNECTIONS, _id),
    kind: 'connection',
    title: TITLES[_id] ?? 'Own calendar',
    created_at: connected_at?.toISOString(),
  }));
}
