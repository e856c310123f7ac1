import { compileIncluded, compileSelection, detailOf, type Rpc, type Selected } from '@bms/contracts';
import type { Message } from '@bms/rpc';
import type { Request } from 'express';
import { compileExpand, type Expansion } from './expand.ts';
import { compileFeedRecords } from './feed-records.ts';
import { compileReadDetails, type Detail, type DetailsDeps, type DetailsRequest, quoted } from './read-details.ts';

/** Dependencies of the parameters `fields` and `expand`. */
export interface ShapeDeps extends DetailsDeps {
  /** All rpcs of the contract. */
  readonly rpcs: readonly Rpc[];
}

/** A request whose answer is shaped. */
interface Shaping extends DetailsRequest {
  readonly request: Request;
  /** The bound request, with path variables. */
  readonly message: Message;
}

/** The shape of an answer that a request chooses. */
export interface Shape {
  /** True if the version of the record alone does not identify the answer: it holds other records too, or `actions` by name. */
  readonly hasOthers: boolean;
  /** True if the service of the rpc adds `actions`: to a detail, or to the items of a list without details. */
  readonly hasActions: boolean;
  /** Shapes an answer. @param tag the version of its record, if it has one */
  readonly apply: (answer: Message, tag: string | undefined) => Promise<Message>;
}

/** Reads the parameters of a request, which it removes from the message; undefined if none was sent. */
export type ReadShape = (request: Shaping) => Shape | undefined;

/** The members of an answer and the references that a request chooses; both undefined for the usual answer. */
interface Chosen {
  readonly selected: Selected | undefined;
  readonly expansion: Expansion | undefined;
}

/**
 * Compiles the parameters `fields` and `expand`. The details of a list are those of its rpc Get, which is called for each
 * record of the page.
 * @returns undefined if the rpc does not have the parameters
 */
export function compileShape(rpc: Rpc, deps: ShapeDeps): ReadShape | undefined {
  if (rpc.policy.isFeed) return compileShapeFeed(deps);
  if (!rpc.shape) return undefined;
  const select = compileSelection(rpc);
  const includedBy = compileIncluded(rpc);
  const expand = compileExpand(rpc, deps.rpcs, deps);
  const isDetail = rpc.name === 'Get';
  const apply = isDetail ? shapeDetail : compileShapeList(rpc, deps);
  const ownActions = isDetail ? 'detail' : 'list';
  const addsActions = isDetail || !detailOf(rpc);
  return (request) => {
    const { fields, expand: names } = request.message;
    delete request.message['fields'];
    delete request.message['expand'];
    if (fields === undefined && names === undefined) return undefined;
    const included = fields === undefined ? [] : includedBy(String(fields));
    if (included.length > 0) request.message['include'] = included;
    const isForPortal = isOfPortal(request);
    const chosen: Chosen = {
      selected: fields === undefined ? undefined : select(String(fields), isForPortal),
      expansion: names === undefined ? undefined : expand(String(names), isForPortal),
    };
    return {
      // Named `actions` depend on the caller too, so that an answer with them is always new.
      hasOthers: names !== undefined || chosen.selected?.hasActions('list') === true,
      hasActions: addsActions && (chosen.selected?.hasActions(ownActions) ?? isDetail),
      apply: (answer, tag) => apply(chosen, request, answer, tag),
    };
  };
}

/** Compiles the parameter `fields` of a feed of changes. */
function compileShapeFeed(deps: ShapeDeps): ReadShape {
  const read = compileFeedRecords(deps.rpcs, deps);
  return (request) => {
    const { fields, modules } = request.message;
    if (fields === undefined) return undefined;
    delete request.message['fields'];
    const addRecords = read(String(fields), isOfPortal(request), modules);
    return { hasOthers: true, hasActions: false, apply: (answer) => addRecords(answer, request) };
  };
}

const isOfPortal = ({ response }: DetailsRequest): boolean => response.locals.caller.userType === 'client';

type Apply = (chosen: Chosen, request: Shaping, answer: Message, tag: string | undefined) => Promise<Message>;

const shapeDetail: Apply = async ({ selected, expansion }, request, answer, tag) => {
  const shown = selected ? (selected.ofDetail(answer, quoted(tag)) as Message) : answer;
  if (!expansion) return shown;
  return { ...shown, expanded: await expansion.expand([answer['record'] as Message], request) };
};

function compileShapeList(list: Rpc, deps: ShapeDeps): Apply {
  const detail = detailOf(list);
  // A record that was deleted, or left the scope of the caller, after the list was read is left out.
  const read = detail && compileReadDetails(detail, ['not_found'], deps);
  return async ({ selected, expansion }, request, answer) => {
    const records = answer['records'] as Message[];
    const needsDetails = read !== undefined && (selected !== undefined || expansion?.isInItems === false);
    const found: readonly (Detail | undefined)[] = needsDetails
      ? await read(
          records.map(({ id }) => ({ ...request.message, id })),
          request,
          selected?.hasActions('list'),
        )
      : records.map((record) => ({ answer: { record }, tag: undefined }));
    const details = found.filter((one): one is Detail => one !== undefined);
    const shown = selected ? details.map(({ answer: one, tag }) => selected.ofList(one, tag)) : records;
    if (!expansion) return { ...answer, records: shown };
    const sources = expansion.isInItems ? records : details.map(({ answer: one }) => one['record'] as Message);
    return { ...answer, records: shown, expanded: await expansion.expand(sources, request) };
  };
}
