import type { ScimContext } from './context.ts';
import { describeService } from './discovery.ts';
import { findResources } from './find-resources.ts';
import { groupType } from './groups/group-type.ts';
import { readOperations } from './patch/read-operations.ts';
import { hasTag } from './protocol/etag.ts';
import { choiceOf, readQuery, readSearch } from './protocol/list-query.ts';
import { type Json, objectBody, type ScimAnswer, type ScimRequest } from './protocol/request.ts';
import { ScimError } from './protocol/scim-error.ts';
import type { ResourceType } from './resource-type.ts';
import { chooseAttributes } from './schema/choose-attributes.ts';
import { userType } from './users/user-type.ts';

const TYPES: readonly ResourceType[] = [userType, groupType];

const SEARCH = '.search';

const notAllowed = (): ScimError => new ScimError(405, 'This path does not support this method.');
const notFound = (): ScimError => new ScimError(404, 'The resource does not exist.');

/** Answers a request other than a bulk. @throws ScimError and ApiError */
export async function answerRequest(context: ScimContext, request: ScimRequest): Promise<ScimAnswer> {
  const { method, segments, query } = request;
  const [endpoint = '', id, ...others] = segments;
  if (others.length > 0) throw notFound();
  if (endpoint === '' || endpoint === SEARCH) return searchAll(context, request, endpoint);
  // A token belongs to a directory, not to a user (RFC 7644, 3.11).
  if (endpoint === 'Me') throw new ScimError(501, 'A SCIM token is not the token of a user, so it has no Me.');
  const type = TYPES.find((known) => known.endpoint === endpoint);
  if (type)
    return id === undefined || id === SEARCH
      ? answerType(context, type, request)
      : answerOne(context, type, request, id);
  const described = describeService(TYPES, context.baseUrl, { endpoint, id, hasFilter: query.has('filter') });
  if (!described) throw notFound();
  if (method !== 'GET') throw notAllowed();
  return { status: 200, body: described };
}

async function searchAll(context: ScimContext, request: ScimRequest, endpoint: string): Promise<ScimAnswer> {
  if (request.method !== (endpoint === SEARCH ? 'POST' : 'GET')) throw notAllowed();
  const query = endpoint === SEARCH ? readSearch(request.body) : readQuery(request.query);
  return { status: 200, body: await findResources(context, TYPES, query) };
}

async function answerType(context: ScimContext, type: ResourceType, request: ScimRequest): Promise<ScimAnswer> {
  const { method, segments, query } = request;
  if (segments[1] === SEARCH) {
    if (method !== 'POST') throw notAllowed();
    return { status: 200, body: await findResources(context, [type], readSearch(request.body)) };
  }
  if (method === 'GET') return { status: 200, body: await findResources(context, [type], readQuery(query)) };
  if (method !== 'POST') throw notAllowed();
  const id = await type.create(context, objectBody(request));
  return { ...(await showOne(context, type, id, request)), status: 201 };
}

async function answerOne(
  context: ScimContext,
  type: ResourceType,
  request: ScimRequest,
  segment: string,
): Promise<ScimAnswer> {
  const { method, ifMatch, ifNoneMatch } = request;
  if (!/^[1-9]\d{0,15}$/.test(segment)) throw notFound();
  const id = Number(segment);
  switch (method) {
    case 'GET': {
      const answer = await showOne(context, type, id, request);
      const isKnown = ifNoneMatch !== '' && hasTag(ifNoneMatch, answer.etag ?? '');
      return isKnown ? { status: 304, etag: answer.etag } : answer;
    }
    case 'PUT':
      await type.replace(context, id, objectBody(request), ifMatch);
      return showOne(context, type, id, request);
    case 'PATCH': {
      await type.patch(context, id, readOperations(objectBody(request)), ifMatch);
      const isSilent = type.isPatchedSilently && !request.query.has('attributes');
      return isSilent ? { status: 204 } : showOne(context, type, id, request);
    }
    case 'DELETE':
      await type.remove(context, id, ifMatch);
      return { status: 204 };
    default:
      throw notAllowed();
  }
}

async function showOne(
  context: ScimContext,
  type: ResourceType,
  id: number,
  { query }: Pick<ScimRequest, 'query'>,
): Promise<ScimAnswer> {
  const choice = choiceOf(query);
  const [resource] = await type.show(context, [id], choice);
  if (!resource) throw notFound();
  const { version, location } = resource['meta'] as Json;
  return {
    status: 200,
    body: chooseAttributes(type.schema, resource, choice),
    etag: String(version),
    location: String(location),
  };
}
