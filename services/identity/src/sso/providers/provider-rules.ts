import { invalid, type Violation } from '@bms/contracts';
import { problemOfUrl, type ReadTransaction, type RecordChange } from '@bms/service-kit';
import type { Connection } from 'mongoose';
import { ROLES, type Role } from '../../roles/role.model.ts';
import type { SsoConfig } from '../settings.ts';
import { isNativeRedirect } from '../sign-in/native-apps.ts';
import type { IdentityProvider } from './provider.model.ts';

type ProviderChange = Pick<RecordChange<IdentityProvider>, 'kind' | 'before' | 'after'>;

/** Asserts the rules of a provider. @throws ApiError validation_failed */
export async function assertProvider(
  db: Connection,
  config: SsoConfig,
  { kind, before, after }: ProviderChange,
  { session }: ReadTransaction,
): Promise<void> {
  if (kind === 'deleted') return;
  const roleIds = await db.collection<Role>(ROLES).distinct('_id', {}, { session });
  const violations = [
    ...issuerViolations(after, config),
    ...secretViolations(before, after),
    ...domainViolations(after),
    ...redirectViolations(after),
    ...roleViolations(after, new Set(roleIds)),
  ];
  if (violations.length > 0) throw invalid(...violations);
}

function issuerViolations({ issuer }: IdentityProvider, config: SsoConfig): Violation[] {
  const rules = { allowPrivate: config.allowPrivateAddresses, requireHttps: !config.allowHttp };
  const problem = problemOfUrl(issuer, rules);
  if (problem) return [{ field: 'issuer', code: 'not_allowed', message: `issuer ${problem}.` }];
  if (!TENANT_OF_ANYONE.test(issuer)) return [];
  const message = 'issuer must be that of your tenant, such as https://login.microsoftonline.com/<tenant id>/v2.0.';
  return [{ field: 'issuer', code: 'not_allowed', message }];
}

/** A client secret is bound to its issuer: another issuer needs another one. */
function secretViolations(
  before: IdentityProvider | undefined,
  { issuer, client_secret }: IdentityProvider,
): Violation[] {
  if (!before || before.issuer === issuer || !client_secret || before.client_secret !== client_secret) return [];
  const message = 'client_secret is required with another issuer.';
  return [{ field: 'client_secret', code: 'required', message }];
}

/** The endpoints of Microsoft Entra ID for all tenants: any of their administrators could claim any address. */
const TENANT_OF_ANYONE = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;
/** Issuers where anyone can have an account, so that the domain decides who belongs to the organization. */
const OPEN_TO_ANYONE = new Set(['https://accounts.google.com', 'https://gitlab.com', 'https://appleid.apple.com']);

function domainViolations({ issuer, domains = [] }: IdentityProvider): Violation[] {
  if (domains.length > 0 || !OPEN_TO_ANYONE.has(issuer.replace(/\/+$/, '').toLowerCase())) return [];
  const message = 'domains is required for an issuer where anyone can have an account.';
  return [{ field: 'domains', code: 'required', message }];
}

function redirectViolations({ redirect_uris = [] }: IdentityProvider): Violation[] {
  const message =
    'A redirect address must have a scheme of the app with a dot, such as com.example.app:/signed-in, or be http://127.0.0.1.';
  return redirect_uris.flatMap((address, index) =>
    isNativeRedirect(address) ? [] : [{ field: `redirect_uris[${index}]`, code: 'not_allowed' as const, message }],
  );
}

function roleViolations(
  { roles = [], default_role_id, create_accounts }: IdentityProvider,
  known: ReadonlySet<number>,
): Violation[] {
  const unknown = (field: string, id: number): Violation[] =>
    known.has(id) ? [] : [{ field, code: 'unknown_reference', message: `${field} ${id} does not exist.` }];
  const message = 'default_role_id or roles is required with create_accounts.';
  return [
    ...roles.flatMap(({ role_id }, index) => unknown(`roles[${index}].role_id`, role_id)),
    ...(default_role_id ? unknown('default_role_id', default_role_id) : []),
    ...(create_accounts && roles.length === 0 && !default_role_id
      ? [{ field: 'default_role_id', code: 'required' as const, message }]
      : []),
  ];
}
