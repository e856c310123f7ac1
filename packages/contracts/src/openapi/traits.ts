import { bodyParts } from '../forms/parts.ts';
import type { HttpBinding, MessageContract, Rpc } from '../types.ts';

/** The message whose bytes pass by the transcoder (google/api/httpbody.proto). */
const RAW_BODY = 'google.api.HttpBody';

/** Whether the value of a field, or a whole message, is bytes of any media type. */
export const isRaw = (message: MessageContract | undefined): boolean => message?.name === RAW_BODY;

/** Whether there is anything to send in the body. */
export const takesBody = (rpc: Rpc, binding: HttpBinding): boolean => (bodyParts(rpc, binding)?.fields.length ?? 0) > 0;

/** Whether a route is about one record. */
export const isAboutRecord = (binding: HttpBinding): boolean => binding.segments.some((part) => 'variable' in part);

/**
 * Whether a route changes one record, which may have changed meanwhile (If-Match): the one in its path or, where that names
 * none, the caller's own. Who may only look changes nothing of it.
 */
export const changesRecord = (rpc: Rpc, binding: HttpBinding): boolean =>
  binding.method !== 'GET' && isOnOne(binding) && rpc.name !== 'Create' && !isForViewers(rpc) && !isOfMany(binding);

/** A PUT that names no fields writes down many records at once, such as a menu, which have no version together. */
const isOfMany = ({ method, mask }: HttpBinding): boolean => method === 'PUT' && mask === 'none';

const isOnOne = (binding: HttpBinding): boolean => isAboutRecord(binding) || binding.mask !== 'none';

const isForViewers = ({ policy: { access } }: Rpc): boolean => access.kind === 'permission' && access.action === 'view';

/** Whether a route takes an Idempotency-Key: any POST with a caller but uploads. */
export const takesKey = (rpc: Rpc, binding: HttpBinding): boolean =>
  binding.method === 'POST' && rpc.policy.access.kind !== 'public' && rpc.policy.stream !== 'upload';
