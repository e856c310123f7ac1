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
 * Asks the service about the record of a request whose form is at fault: by the order of errors a record that is missing
 * (404), out of reach (403) or changed meanwhile (412) is told first. Any other outcome leaves the fault of the form to be
 * told.
 * @throws ApiError not_found, forbidden, version_mismatch or unauthenticated
 */
export type Probe = (params: Readonly<Record<string, string>>, headers: CallHeaders, reply: Reply) => Promise<void>;

/** What a probe is made of. */
export interface ProbeParts {
  readonly contract: Contract;
  readonly form: Form;
  readonly deadlineMs: number;
  readonly prepare: (rpc: Rpc) => CallRpc;
  readonly permitOf: (rpc: Rpc) => (caller: Reply['locals']['caller']) => void;
}

/** Errors that come before a fault of the form. */
const FIRST = new Set(['not_found', 'forbidden', 'version_mismatch', 'unauthenticated']);
const noQuery = new URLSearchParams();

/**
 * The probe of a route with a variable in its path: an update that changes nothing, the reading call itself, or the call
 * that reads the same record. Undefined where the contract has none of these.
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
    if (answered?.version !== undefined && expected !== undefined && answered.version !== expected)
      throw new ApiError('version_mismatch');
  };
}

/** The call that reads the record which a longer path, or another verb on the same path, is about. */
function readerOf(rpc: Rpc, binding: HttpBinding): { rpc: Rpc; binding: HttpBinding } | undefined {
  const readers = rpc.service.rpcs
    .filter((other) => other.policy.stream === '')
    .flatMap((other) => other.bindings.map((candidate) => ({ rpc: other, binding: candidate })))
    .filter((reader) => reader.binding.method === 'GET' && isRecordOf(reader.binding.segments, binding.segments))
    .filter((reader) => !makes(binding, reader.binding));
  return readers.sort((a, b) => b.binding.segments.length - a.binding.segments.length)[0];
}

/** A POST to the path of a record makes the record, under the number that the path says; so none has to be there. */
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
