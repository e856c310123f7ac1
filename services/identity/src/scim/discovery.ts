import { MAX_COUNT } from './protocol/list-query.ts';
import { ScimError } from './protocol/scim-error.ts';
import type { ResourceType } from './resource-type.ts';
import { described } from './schema/schema.ts';

/** The maxima of a bulk (RFC 7644, 3.7). */
export const MAX_BULK_OPERATIONS = 1000;
const MAX_BULK_BYTES = 2 * 1024 * 1024;

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

/** Returns the configuration of the service (RFC 7643, 5). */
const providerConfig = (baseUrl: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: true, maxOperations: MAX_BULK_OPERATIONS, maxPayloadSize: MAX_BULK_BYTES },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'SCIM token',
      description: 'A token that an administrator creates, sent as Authorization: Bearer.',
      specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${baseUrl}/ServiceProviderConfig` },
});

/** Returns the description of a type of resources (RFC 7643, 6). */
const resourceTypeOf = ({ schema, endpoint }: ResourceType, baseUrl: string) => ({
  schemas: [`${CORE}:ResourceType`],
  id: schema.name,
  name: schema.name,
  description: schema.description,
  endpoint: `/${endpoint}`,
  schema: schema.id,
  meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${schema.name}` },
});

/** Returns the description of a schema (RFC 7643, 7). */
const schemaOf = ({ schema }: ResourceType, baseUrl: string) => ({
  schemas: [`${CORE}:Schema`],
  ...schema,
  attributes: described(schema.attributes),
  meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${schema.id}` },
});

interface Described {
  readonly id: string;
}

function listed(resources: readonly Described[]) {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/**
 * Returns a description of the service, or the list of them; undefined for any other endpoint.
 * @param id one of the list; its case does not matter
 * @throws ScimError 404 for an unknown id; 403 for a filter, which descriptions do not have (RFC 7644, 4)
 */
export function describeService(
  types: readonly ResourceType[],
  baseUrl: string,
  { endpoint, id, hasFilter }: { endpoint: string; id: string | undefined; hasFilter: boolean },
): object | undefined {
  if (endpoint === 'ServiceProviderConfig' && id === undefined) return providerConfig(baseUrl);
  const describe = { Schemas: schemaOf, ResourceTypes: resourceTypeOf }[endpoint];
  if (!describe) return undefined;
  if (hasFilter) throw new ScimError(403, `${endpoint} cannot be filtered.`);
  const all = types.map((type) => describe(type, baseUrl));
  if (id === undefined) return listed(all);
  const found = all.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (!found) throw new ScimError(404, 'The resource does not exist.');
  return found;
}
