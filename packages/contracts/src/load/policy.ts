import { status } from '@grpc/grpc-js';
import type { Access, Policy, Surface } from '../types.ts';
import { readDeprecation } from './deprecation.ts';
import { asList, type RawOption } from './options.ts';

const callers = ['any', 'session', 'administrator', 'gateway', 'service', 'scim_token'] as const;
const streams = ['', 'upload', 'download', 'events'] as const;
const puts = ['replace', 'merge'] as const;
const errorNames = Object.keys(status).filter((name) => Number.isNaN(Number(name)) && name !== 'OK');

/**
 * Reads the policy of an rpc, with defaults.
 * @param subject the rpc, for error messages, e.g. `bms.crm.Clients.List`
 * @throws Error if the policy does not define exactly one kind of access, or contains an unknown value
 */
export function readPolicy(raw: RawOption, subject: string): Policy {
  return {
    access: readAccess(raw, subject),
    forViewers: raw['for_viewers'] === true,
    limit: String(raw['limit'] ?? 'default'),
    success: readSuccess(raw, subject),
    deadlineMs: Number(raw['deadline_ms'] ?? 0),
    secret: raw['secret'] === true,
    stream: oneOf(streams, raw['stream'] ?? '', `${subject}: stream`),
    event: String(raw['event'] ?? ''),
    put: oneOf(puts, raw['put'] ?? 'replace', `${subject}: put`),
    endsSession: raw['ends_session'] === true,
    sessionToken: String(raw['session_token'] ?? ''),
    errors: asList(raw['errors']).map((name) => oneOf(errorNames, name, `${subject}: errors`)),
    maxBytes: Number(raw['max_bytes'] ?? 0),
    portal: raw['portal'] === true,
    noApiKeys: raw['no_api_keys'] === true,
    produces: asList(raw['produces']).map((type) => readMediaType(type, subject)),
    userAgent: raw['user_agent'] === true,
    csv: String(raw['csv'] ?? ''),
    isFeed: raw['is_feed'] === true,
    hasEffect: raw['has_effect'] === true,
    noDryRun: raw['no_dry_run'] === true,
    bulk: raw['bulk'] === true,
    external: raw['external'] === true,
    forSearch: raw['for_search'] === true,
    history: raw['history'] === true,
    revert: raw['revert'] === true,
    location: readLocation(raw, subject),
    deprecation: readDeprecation(raw, subject),
    crossOrigin: raw['cross_origin'] === true,
    delegates: raw['delegates'] === true,
    duringFactorSetup: raw['during_factor_setup'] === true,
    navigation: readNavigation(raw, subject),
    foreignInput: raw['foreign_input'] === true,
    surface: readSurface(raw, subject),
  };
}

/** Reads a media type without parameters (RFC 9110, 8.3.1). */
function readMediaType(value: unknown, subject: string): string {
  const type = String(value);
  if (!/^[a-z]+\/[a-z0-9.+-]+$/.test(type)) throw new Error(`${subject}: produces: "${type}" is no media type`);
  return type;
}

/** Reads a path that ends with a member of the answer. */
function readLocation(raw: RawOption, subject: string): string {
  const location = String(raw['location'] ?? '');
  if (location !== '' && !/^(\/[a-z-]+)+\/\{[a-z_]+\.[a-z_]+\}$/.test(location))
    throw new Error(`${subject}: location: "${location}" is no path such as /api/payments/{payment.id}`);
  return location;
}

/** Reads a path of the panel. */
function readNavigation(raw: RawOption, subject: string): string {
  const page = String(raw['navigation'] ?? '');
  if (page !== '' && !/^(\/[a-z-]+)+\/?$/.test(page))
    throw new Error(`${subject}: navigation: "${page}" is no path such as /admin/sign-in`);
  return page;
}

/** Reads the surface of an rpc; undefined without one. */
function readSurface(raw: RawOption, subject: string): Surface | undefined {
  const surface = raw['surface'] as RawOption | undefined;
  if (!surface) return undefined;
  const path = String(surface['path'] ?? '');
  if (!/^(\/[a-z0-9-]+)+$/.test(path)) throw new Error(`${subject}: surface: "${path}" is no path such as /scim/v2`);
  const mediaType = readMediaType(surface['media_type'], subject);
  return { path, mediaType, errorSchema: String(surface['error_schema'] ?? '') };
}

function readSuccess(raw: RawOption, subject: string): number {
  const success = Number(raw['success'] ?? 200);
  if (success < 200 || success > 299) throw new Error(`${subject}: success: ${success} is no status of a success`);
  return success;
}

function readAccess(raw: RawOption, subject: string): Access {
  const said = ['is_public', 'caller', 'permission'].filter((name) => raw[name]);
  if (said.length !== 1) throw new Error(`${subject}: a policy says exactly one of is_public, caller and permission`);
  if (raw['is_public']) return { kind: 'public' };
  if (raw['caller']) return { kind: 'caller', caller: oneOf(callers, raw['caller'], `${subject}: caller`) };
  const [module, action, ...rest] = String(raw['permission']).split('.');
  if (!module || !action || rest.length > 0)
    throw new Error(`${subject}: permission: a permission reads <module>.<action>`);
  return { kind: 'permission', module, action };
}

function oneOf<Word extends string>(words: readonly Word[], value: unknown, subject: string): Word {
  const word = words.find((known) => known === value);
  if (word === undefined) throw new Error(`${subject}: "${value}" is none of ${words.join(', ')}`);
  return word;
}
