import {
  ApiError,
  type Contract,
  compileForm,
  type Form,
  type HttpBinding,
  type PathSegment,
  type Rpc,
} from '@bms/contracts';
import type { Reply } from '../http/exchange.ts';
import { type CallHeaders, metadataOf } from '../upstreams/metadata.ts';
import type { CallRpc, Message } from '../upstreams/upstream.ts';

/**
 * Prechecks the record of a request that fails validation: by the order of errors, a missing (404), inaccessible (403)
 * or changed (412) record is reported before a validation error. With any other outcome the validation error is
 * reported.
 * @throws ApiError not_found, forbidden, version_mismatch or unauthenticated
 */
export type Probe = (params: Readonly<Record<string, string>>, headers: CallHeaders, reply: Reply) => Promise<void>;

/** Dependencies of a precheck. */
export interface ProbeParts {
  readonly contract: Contract;
  readonly form: Form;
  readonly deadlineMs: number;
  readonly prepare: (rpc: Rpc) => CallRpc;
  readonly permitOf: (rpc: Rpc) => (caller: Reply['locals']['caller']) => void;
}

/** Errors that take precedence over a validation error. */
const FIRST = new Set(['not_found', 'forbidden', 'version_mismatch', 'unauthenticated']);
const noQuery = new URLSearchParams();

/**
 * Compiles the precheck of a route with a path parameter: an update that changes nothing, the read itself, or the rpc
 * that reads the same record. Undefined if the contract has none of these.
 * @see docs/adr/0030-order-of-errors.md
 */
export function compileProbe(rpc: Rpc, binding: HttpBinding, parts: ProbeParts): Probe | undefined {
  if (!binding.segments.some((segment) => 'variable' in segment)) return undefined;
  if (binding.mask !== 'none') return probeByUpdate(parts.prepare(rpc), parts);
  const reader = binding.method === 'GET' ? { rpc, binding } : readerOf(rpc, binding);
  return reader && probeByRead(reader.rpc, reader.binding, parts);
}

function probeByUpdate(call: CallRpc, { form, deadlineMs }: ProbeParts): Probe {
  return async (params, headers) => {
    const message = form.probe({ params, query: noQuery });
    if (message) await onlyFirst(call(message, { metadata: metadataOf(headers), deadlineMs }));
  };
}

function probeByRead(rpc: Rpc, binding: HttpBinding, { prepare, permitOf, deadlineMs }: ProbeParts): Probe {
  const [call, permit, form] = [prepare(rpc), permitOf(rpc), compileForm(rpc, binding)];
  return async (params, headers, reply) => {
    const message = readable(form, params);
    if (!message || !isPermitted(permit, reply)) return;
    const metadata = metadataOf({ ...headers, ifMatch: undefined });
    const answered = await onlyFirst(call(message, { metadata, deadlineMs }));
    const expected = headers.ifMatch;
    if (answered?.version !== undefined && expected !== undefined && !expected.split(',').includes(answered.version))
      throw new ApiError('version_mismatch');
  };
}

/** Finds the rpc that reads the record of a longer path, or of another method on the same path. */
function readerOf(rpc: Rpc, binding: HttpBinding): { rpc: Rpc; binding: HttpBinding } | undefined {
  const readers = rpc.service.rpcs
    .filter((other) => other.policy.stream === '')
    .flatMap((other) => other.bindings.map((candidate) => ({ rpc: other, binding: candidate })))
    .filter((reader) => reader.binding.method === 'GET' && isRecordOf(reader.binding.segments, binding.segments))
    .filter((reader) => !makes(binding, reader.binding));
  return readers.sort((a, b) => b.binding.segments.length - a.binding.segments.length)[0];
}

/**
 * True if the binding creates the record: a POST to its path creates it under the number in the path, so it need not
 * exist.
 */
function makes(binding: HttpBinding, record: HttpBinding): boolean {
  return binding.method === 'POST' && record.segments.length === binding.segments.length;
}

function isRecordOf(record: readonly PathSegment[], whole: readonly PathSegment[]): boolean {
  const last = record.at(-1);
  if (!last || !('variable' in last) || record.length > whole.length) return false;
  return record.every((segment, at) => JSON.stringify(segment) === JSON.stringify(whole[at]));
}

function readable(form: Form, params: Readonly<Record<string, string>>): Message | undefined {
  try {
    return form.fill({ params, query: noQuery });
  } catch {
    return undefined;
  }
}

function isPermitted(permit: (caller: Reply['locals']['caller']) => void, reply: Reply): boolean {
  try {
    permit(reply.locals.caller);
    return true;
  } catch {
    return false;
  }
}

async function onlyFirst<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && FIRST.has(error.code)) throw error;
    return undefined;
  }
}
