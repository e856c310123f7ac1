import {
  ApiError,
  type Conflict,
  compileConflicts,
  compileHideStaffFields,
  compileRequestSchema,
  type HttpBinding,
  type Rpc,
  shapeAnswer,
} from '@bms/contracts';
import { type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import type { PrecheckDeps } from './precheck.ts';
import { readerOf } from './record-reader.ts';

/** A request whose expected version is not that of the record. */
interface Refused {
  readonly params: Readonly<Record<string, string>>;
  /** The body as it was sent. */
  readonly body: unknown;
  readonly headers: CallHeaders;
  readonly response: GatewayResponse;
}

/**
 * Adds the current version and the conflicts to the error of a request whose expected version is not that of the record
 * (412). They are those of one read of the record by the caller.
 * @returns the error; unchanged if the caller cannot read the record
 */
export type AddConflicts = (error: ApiError, refused: Refused) => Promise<ApiError>;

/**
 * Compiles the conflicts of a route. Only an update has any: its body has members of the record.
 * @see docs/contract.md
 */
export function compileAddConflicts(rpc: Rpc, binding: HttpBinding, deps: PrecheckDeps): AddConflicts {
  const reader = binding.mask === 'none' ? undefined : readerOf(rpc, binding);
  const read = reader && !reader.rpc.policy.hasEffect ? compileRead(reader, deps) : undefined;
  if (!reader || !read) return async (error) => withConflicts(error, error.version, []);
  const conflictsOf = compileConflicts(rpc, binding, reader.rpc);
  return async (error, refused) => {
    const found = await read(refused);
    return found ? withConflicts(error, found.version, conflictsOf(membersOf(refused.body), found.answer)) : error;
  };
}

type Read = (refused: Refused) => Promise<{ answer: Message; version: number | undefined } | undefined>;

function compileRead({ rpc, binding }: NonNullable<ReturnType<typeof readerOf>>, deps: PrecheckDeps): Read {
  const { callOf, permitOf, deadlineMs } = deps;
  const [call, permit, schema] = [callOf(rpc), permitOf(rpc), compileRequestSchema(rpc, binding)];
  const [shape, hideStaffFields] = [shapeAnswer(rpc.response), compileHideStaffFields(rpc.response)];
  return async ({ params, headers, response: { locals } }) => {
    try {
      permit(locals.caller);
      const message = schema.bind({ params, query: new URLSearchParams() });
      const { ifMatch: _, idempotencyKey: __, ...common } = headers;
      const { calls, caller } = locals;
      const answered = await call(message, { metadata: metadataOf(common), deadlineMs, calls });
      const answer = shape(answered.message);
      if (caller.userType === 'client') hideStaffFields?.(answer);
      return { answer, version: answered.version };
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
}

const withConflicts = (error: ApiError, version: number | undefined, conflicts: readonly Conflict[]): ApiError =>
  new ApiError(error.code, error.message, { violations: error.violations, version, conflicts });

const membersOf = (body: unknown): Message =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Message) : {};
