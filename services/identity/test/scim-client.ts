import { callerOfClaims } from '@bms/contracts';
import type { TestedIdentity } from './harness.ts';

/** A JSON object of the protocol. */
export type Resource = Record<string, unknown> & { readonly id: string };

/** A response of the protocol. */
export interface ScimResponse {
  readonly status: number;
  readonly body: Resource & { readonly Resources: Resource[]; readonly totalResults: number; readonly detail: string };
  readonly etag: string;
  readonly location: string;
}

/** The headers and the body of a request. */
interface Sent {
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly ifNoneMatch?: string;
}

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** Sends requests to the surface of identity as a gateway does for a token. */
export type ScimClient = (method: string, url: string, sent?: Sent) => Promise<ScimResponse>;

/** Creates a client with the token of an id. */
export function scimClient(identity: TestedIdentity, tokenId = 7): ScimClient {
  const caller = callerOfClaims({ kind: 'scim_token', uid: 1, scm: tokenId });
  return async (method, url, { body, ifMatch = '', ifNoneMatch = '' } = {}) => {
    const [path = '', query = ''] = url.split('?', 2);
    const message = {
      method,
      segments: path.split('/').filter(Boolean).map(decodeURIComponent),
      query,
      body: body === undefined ? '' : JSON.stringify(body),
      if_match: ifMatch,
      if_none_match: ifNoneMatch,
    };
    const answer = await identity.call<Omit<ScimResponse, 'body'> & { body: string }>('Scim/Answer', message, {
      caller,
    });
    return { ...answer, body: answer.body === '' ? undefined : JSON.parse(answer.body) };
  };
}

let people = 0;

/** Returns a new user as a directory sends it. */
export function newUser(more: object = {}) {
  const name = `person${++people}`;
  return {
    schemas: [USER_SCHEMA],
    userName: `${name}@example.com`,
    name: { givenName: 'Pat', familyName: `Person ${people}` },
    emails: [{ value: `${name}@example.com`, type: 'work', primary: true }],
    active: true,
    ...more,
  };
}

/** Returns a PATCH with operations. */
export const patchOf = (...Operations: object[]) => ({ schemas: [PATCH_SCHEMA], Operations });

/** Returns the path of a list with a filter. */
export const filtered = (endpoint: string, filter: string, more = ''): string =>
  `/${endpoint}?filter=${encodeURIComponent(filter)}${more}`;
