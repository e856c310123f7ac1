import { ACTIONS, ApiError, type Contract, type Rpc } from '@bms/contracts';
import type { AsOf, Call } from '../../call.ts';
import type { CurrentRecord } from './current-record.ts';
import type { Histories } from './histories.ts';
import { portalOf } from './versions.ts';

type Message = Record<string, unknown>;

/** Reads a former state of a record, as a response of its detail. @throws ApiError see Versions.get */
export type ReadFormer = (call: Call, asOf: AsOf, current: CurrentRecord) => Promise<Message>;

/** Compiles the read of former states of the records of a service. */
export function compileReadFormer(
  get: Rpc,
  { contract, histories }: { readonly contract: Pick<Contract, 'definition'>; readonly histories: Histories },
): ReadFormer {
  const { responseDeserialize } = contract.definition(get.service.name)[get.name]!;
  return async (call, asOf, current) => {
    if (current.answer && isCurrent(asOf, current)) return current.answer;
    if ('version' in asOf && asOf.version > current.version)
      throw new ApiError('not_found', `Version ${asOf.version} of the record does not exist.`);
    const wanted =
      'version' in asOf ? { version: asOf.version, as_of: '' } : { version: 0, as_of: asOf.instant.toISOString() };
    const known = { module: get.service.module, record_id: current.id, current_version: current.version };
    const state = { ...known, updated_at: updateOf(current) ?? '', ...wanted, ...portalOf(call.caller) };
    const { record } = await histories.versions().get(state, call);
    const { [ACTIONS]: _actions, ...answer } = responseDeserialize(Buffer.from(record)) as Message;
    return histories.sourceOf(get.service.name).complete(answer, call);
  };
}

/** True if the current record has been what it is since that version or instant. */
function isCurrent(asOf: AsOf, current: CurrentRecord): boolean {
  if ('version' in asOf) return asOf.version === current.version;
  const updated = updateOf(current);
  return updated !== undefined && asOf.instant.getTime() >= Date.parse(updated);
}

/** Returns the time of the last update of a record; undefined if it is deleted. */
const updateOf = ({ answer }: CurrentRecord): string | undefined =>
  (answer?.['record'] as { readonly updated_at?: string } | undefined)?.updated_at;
