import { bodyParts } from '../requests/request-fields.ts';
import type { HttpBinding, MessageContract, Rpc } from '../types.ts';

/** The message whose bytes bypass the transcoder (google/api/httpbody.proto). */
const RAW_BODY = 'google.api.HttpBody';

/** True if a message holds bytes of any media type. */
export const isRaw = (message: MessageContract | undefined): boolean => message?.name === RAW_BODY;

/** True if the route takes a body with at least one field. */
export const acceptsBody = (rpc: Rpc, binding: HttpBinding): boolean =>
  (bodyParts(rpc, binding)?.fields.length ?? 0) > 0;

/** True if a route is about one record. */
export const isAboutRecord = (binding: HttpBinding): boolean => binding.segments.some((part) => 'variable' in part);

/**
 * True if a route changes one record, so that it supports If-Match: the record in its path or, if the path names none,
 * the caller's own. A route that needs only the permission to view changes nothing of the record, and a public one tells
 * no versions.
 */
export const changesRecord = (rpc: Rpc, binding: HttpBinding): boolean =>
  binding.method !== 'GET' &&
  isOnOne(binding) &&
  rpc.name !== 'Create' &&
  !rpc.policy.bulk &&
  !isForViewers(rpc) &&
  !isPublic(rpc) &&
  (rpc.policy.external || !isOfMany(binding));

/** True if anyone may call. */
export const isPublic = ({ policy }: Rpc): boolean => policy.access.kind === 'public';

/** True for a PUT without a mask: it replaces many records at once, such as a menu, which have no common version. */
const isOfMany = ({ method, mask }: HttpBinding): boolean => method === 'PUT' && mask === 'none';

const isOnOne = (binding: HttpBinding): boolean => isAboutRecord(binding) || binding.mask !== 'none';

const isForViewers = ({ policy: { access } }: Rpc): boolean => access.kind === 'permission' && access.action === 'view';

/**
 * True if a route takes an Idempotency-Key: a POST that is no upload. Keys are scoped to a caller, so public ones take none,
 * but those of pages do, for which they are scoped to the record.
 */
export const acceptsIdempotencyKey = (rpc: Rpc, binding: HttpBinding): boolean =>
  binding.method === 'POST' && (!isPublic(rpc) || rpc.policy.crossOrigin) && rpc.policy.stream !== 'upload';
