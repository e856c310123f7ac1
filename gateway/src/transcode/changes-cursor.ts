import type { Contract, Rpc } from '@bms/contracts';
import { type CallerTokens, type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { GatewayResponse } from '../http/context.ts';
import type { CallRpc } from '../upstreams/upstream.ts';

/** Adds the cursor of changes to the shaped answer of a list. */
export type AddCursor = (answer: Message) => void;

/**
 * Takes the cursor of changes for a request of the first page of a list.
 * @returns undefined for any other page
 */
export type TakeChangesCursor = (
  message: Message,
  headers: CallHeaders,
  response: GatewayResponse,
) => Promise<AddCursor | undefined>;

/** Dependencies of the cursor of changes. */
interface CursorDeps {
  readonly contract: Pick<Contract, 'rpcs'>;
  readonly callerTokens: CallerTokens;
  /** Deadline of the call, in milliseconds. */
  readonly deadlineMs: number;
  readonly callOf: (rpc: Rpc) => CallRpc;
}

/**
 * Compiles the cursor of changes of a list by cursor, which a client follows after it has read all pages. While the feed
 * is unavailable, it is null.
 * @returns undefined if the rpc is no such list, or the contract has no feed
 */
export function compileChangesCursor(
  { request, response }: Rpc,
  { contract, callerTokens, deadlineMs, callOf }: CursorDeps,
): TakeChangesCursor | undefined {
  const feed = contract.rpcs.find(({ policy }) => policy.isFeed);
  const list = request.fields.find(({ rules, message }) => rules.inline && message?.field('cursor'));
  if (!feed || !list || !response.field('meta')?.message?.field('changes_cursor')) return undefined;
  const call = callOf(feed);
  return async (message, headers, { locals }) => {
    if ((message[list.name] as Message | undefined)?.['cursor'] !== '') return undefined;
    const { emptyFilters: _empty, severalIds: _several, ...common } = headers;
    const metadata = metadataOf({ ...common, callerToken: callerTokens(locals.caller, feed.service.owner) });
    const changes_cursor = await call({}, { metadata, deadlineMs, calls: locals.calls }).then(
      (answered) => (answered.message['meta'] as Message)['next_cursor'],
      () => null,
    );
    return (answer) => void Object.assign(answer['meta'] as Message, { changes_cursor });
  };
}
