import {
  ApiError,
  compileHideStaffFields,
  compileSelection,
  detailOf,
  type Rpc,
  type Selected,
  shapeAnswer,
} from '@bms/contracts';
import { type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import type { CallRpc } from '../upstreams/upstream.ts';

/** Dependencies of the parameter `fields`. */
export interface FieldsDeps {
  /** Deadline of each call, in milliseconds. */
  readonly deadlineMs: number;
  readonly callOf: (rpc: Rpc) => CallRpc;
  readonly permitOf: (rpc: Rpc) => (caller: GatewayResponse['locals']['caller']) => void;
}

/** A request of which members are selected. */
interface Selecting {
  /** The bound request, with path variables. */
  readonly message: Message;
  readonly headers: CallHeaders;
  readonly response: GatewayResponse;
}

/** Selects members of an answer. @param tag the version of its record, if it has one */
export type SelectFields = (answer: Message, tag: string | undefined) => Promise<Message>;

/** Reads the parameter `fields` of a request, which it removes from the message; undefined if it was not sent. */
export type ReadFields = (request: Selecting) => SelectFields | undefined;

/**
 * Compiles the parameter `fields`. The details of a list are those of its rpc Get, which is called for each record of the
 * page, so that they are what the caller would get: the service loads the records of calls that arrive together at once.
 * @returns undefined if the rpc does not have the parameter
 */
export function compileFields(rpc: Rpc, deps: FieldsDeps): ReadFields | undefined {
  if (!rpc.shape) return undefined;
  const read = compileSelection(rpc);
  const detail = rpc.name === 'Get' ? undefined : detailOf(rpc);
  const detailsOf = detail && compileDetails(detail, deps);
  return (request) => {
    const { fields } = request.message;
    if (fields === undefined) return undefined;
    delete request.message['fields'];
    const selected = read(String(fields), request.response.locals.caller.userType === 'client');
    if (rpc.name === 'Get') return async (answer, tag) => selected.ofDetail(answer, quoted(tag)) as Message;
    return async (answer) => {
      const records = answer['records'] as Message[];
      const shown = detailsOf
        ? await detailsOf(records, selected, request)
        : records.map((record) => selected.ofList({ record }, undefined));
      return { ...answer, records: shown };
    };
  };
}

/** Returns an entity tag as it is in the header (RFC 9110, 8.8.3). */
const quoted = (tag: string | undefined): string | undefined => (tag === undefined ? undefined : `"${tag}"`);

type DetailsOf = (records: readonly Message[], selected: Selected, request: Selecting) => Promise<unknown[]>;

function compileDetails(get: Rpc, { callOf, permitOf, deadlineMs }: FieldsDeps): DetailsOf {
  const [call, permit, shape] = [callOf(get), permitOf(get), shapeAnswer(get.response)];
  const hideStaffFields = compileHideStaffFields(get.response);
  return async (records, selected, { message, headers, response }) => {
    const { caller, calls } = response.locals;
    permit(caller);
    const { emptyFilters, severalIds, ...common } = headers;
    const metadata = metadataOf(common);
    const load = async (id: unknown): Promise<unknown[]> => {
      try {
        const answered = await call({ ...message, id }, { metadata, deadlineMs, calls });
        const answer = shape(answered.message);
        if (caller.userType === 'client') hideStaffFields?.(answer);
        return [selected.ofList(answer, quoted(answered.version?.toString()))];
      } catch (error) {
        // The record was deleted, or left the scope of the caller, after the list was read.
        if (error instanceof ApiError && error.code === 'not_found') return [];
        throw error;
      }
    };
    return (await Promise.all(records.map(({ id }) => load(id)))).flat();
  };
}
