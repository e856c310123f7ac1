import {
  ApiError,
  bulkTargets,
  type Contract,
  compileRequestSchema,
  type HttpBinding,
  type RequestSchema,
  type Rpc,
} from '@bms/contracts';
import { type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import type { CallRpc } from '../upstreams/upstream.ts';
import { readerOf } from './record-reader.ts';

/**
 * Prechecks the record of a request that fails validation: by the order of errors, a missing (404), inaccessible (403)
 * or changed (412) record is reported before a validation error. With any other outcome the validation error is
 * reported.
 * @throws ApiError not_found, forbidden, version_mismatch or unauthenticated
 */
export type Precheck = (
  params: Readonly<Record<string, string>>,
  headers: CallHeaders,
  response: GatewayResponse,
) => Promise<void>;

/** Dependencies of a precheck. */
export interface PrecheckDeps {
  readonly contract: Contract;
  readonly schema: RequestSchema;
  readonly deadlineMs: number;
  readonly callOf: (rpc: Rpc) => CallRpc;
  readonly permitOf: (rpc: Rpc) => (caller: GatewayResponse['locals']['caller']) => void;
}

/** Errors that take precedence over a validation error. */
const PRECEDING_CODES = new Set(['not_found', 'forbidden', 'version_mismatch', 'unauthenticated']);
const noQuery = new URLSearchParams();

/**
 * Compiles the precheck of a route with a path parameter: an update that changes nothing, also for a revert, the read itself,
 * or the rpc that reads the same record. Undefined if the contract has none of these.
 * @see docs/adr/0030-order-of-errors.md
 */
export function compilePrecheck(rpc: Rpc, binding: HttpBinding, deps: PrecheckDeps): Precheck | undefined {
  if (!binding.segments.some((segment) => 'variable' in segment)) return undefined;
  if (binding.mask !== 'none') return precheckByUpdate(deps.callOf(rpc), deps);
  if (rpc.policy.revert) return precheckOfRevert(rpc, deps);
  const reader = binding.method === 'GET' ? { rpc, binding } : readerOf(rpc, binding);
  return reader && precheckByRead(reader.rpc, reader.binding, deps);
}

/** A revert is an update, and may be made by those who may make one. */
function precheckOfRevert({ service }: Rpc, deps: PrecheckDeps): Precheck {
  const { rpc, binding } = bulkTargets(service).get('update')!;
  return precheckByUpdate(deps.callOf(rpc), { ...deps, schema: compileRequestSchema(rpc, binding) });
}

function precheckByUpdate(call: CallRpc, { schema, deadlineMs }: PrecheckDeps): Precheck {
  return async (params, headers, { locals: { calls } }) => {
    const message = schema.buildPrecheck({ params, query: noQuery });
    if (message) await throwPrecedingErrors(call(message, { metadata: metadataOf(headers), deadlineMs, calls }));
  };
}

function precheckByRead(rpc: Rpc, binding: HttpBinding, { callOf, permitOf, deadlineMs }: PrecheckDeps): Precheck {
  const [call, permit, schema] = [callOf(rpc), permitOf(rpc), compileRequestSchema(rpc, binding)];
  return async (params, headers, response) => {
    const message = readable(schema, params);
    if (!message || !isPermitted(permit, response)) return;
    const metadata = metadataOf({ ...headers, ifMatch: undefined });
    const { calls } = response.locals;
    const answered = await throwPrecedingErrors(call(message, { metadata, deadlineMs, calls }));
    const expected = headers.ifMatch;
    if (
      answered?.version !== undefined &&
      expected !== undefined &&
      !expected.split(',').includes(String(answered.version))
    )
      throw new ApiError('version_mismatch', undefined, { version: answered.version });
  };
}

function readable(schema: RequestSchema, params: Readonly<Record<string, string>>): Message | undefined {
  try {
    return schema.bind({ params, query: noQuery });
  } catch {
    return undefined;
  }
}

function isPermitted(
  permit: (caller: GatewayResponse['locals']['caller']) => void,
  response: GatewayResponse,
): boolean {
  try {
    permit(response.locals.caller);
    return true;
  } catch {
    return false;
  }
}

async function throwPrecedingErrors<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && PRECEDING_CODES.has(error.code)) throw error;
    return undefined;
  }
}
