import { ACTIONS, ApiError, compileHideStaffFields, type ErrorCode, type Rpc, shapeAnswer } from '@bms/contracts';
import { type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import type { CallRpc } from '../upstreams/upstream.ts';

/** Dependencies of calls for details. */
export interface DetailsDeps {
  /** Deadline of each call, in milliseconds. */
  readonly deadlineMs: number;
  readonly callOf: (rpc: Rpc) => CallRpc;
  readonly permitOf: (rpc: Rpc) => (caller: GatewayResponse['locals']['caller']) => void;
  /** Returns the caller token for the service that owns an rpc. */
  readonly callerToken: (rpc: Rpc, response: GatewayResponse) => string;
}

/** A request for which details are read. */
export interface DetailsRequest {
  readonly headers: CallHeaders;
  readonly response: GatewayResponse;
}

/** A detail as the caller sees it. */
export interface Detail {
  /** The JSON body. */
  readonly answer: Message;
  /** The entity tag as in the header (RFC 9110, 8.8.3); undefined if the record has none. */
  readonly tag: string | undefined;
}

/**
 * Reads the details of requests, in their order; undefined for one that is absent.
 * @param wantsActions true for details with `actions`
 */
export type ReadDetails = (
  messages: readonly Message[],
  request: DetailsRequest,
  wantsActions?: boolean,
) => Promise<readonly (Detail | undefined)[]>;

/**
 * Compiles the calls of an rpc Get for several records. They are what the caller would get: the service loads the
 * records of calls that arrive together at once.
 * @param absent codes of errors after which a detail is absent; others are thrown
 */
export function compileReadDetails(get: Rpc, absent: readonly ErrorCode[], deps: DetailsDeps): ReadDetails {
  const { deadlineMs } = deps;
  const [call, permit, shape] = [deps.callOf(get), deps.permitOf(get), shapeAnswer(get.response)];
  const hideStaffFields = compileHideStaffFields(get.response);
  const orAbsent = <T>(error: unknown, value: T): T => {
    if (error instanceof ApiError && absent.includes(error.code)) return value;
    throw error;
  };
  return async (messages, { headers, response }, wantsActions = false) => {
    const { caller, calls } = response.locals;
    try {
      permit(caller);
    } catch (error) {
      return orAbsent(error, []);
    }
    const { emptyFilters, severalIds, ifMatch, idempotencyKey, ...common } = headers;
    const metadata = metadataOf({ ...common, wantsActions, callerToken: deps.callerToken(get, response) });
    const read = async (message: Message): Promise<Detail | undefined> => {
      try {
        const answered = await call(message, { metadata, deadlineMs, calls });
        const answer = withActions(shape(answered.message), wantsActions);
        if (caller.userType === 'client') hideStaffFields?.(answer);
        return { answer, tag: quoted(answered.version?.toString()) };
      } catch (error) {
        return orAbsent(error, undefined);
      }
    };
    return await Promise.all(messages.map(read));
  };
}

/** Returns an answer with its list of actions, which a service omits if it is empty. */
export const withActions = (answer: Message, wantsActions: boolean | undefined): Message =>
  wantsActions ? { ...answer, [ACTIONS]: answer[ACTIONS] ?? [] } : answer;

/** Returns an entity tag as it is in the header. */
export const quoted = (tag: string | undefined): string | undefined => (tag === undefined ? undefined : `"${tag}"`);
