import { invalid, type Rpc } from '@bms/contracts';
import type { Call } from '../../call.ts';
import { EXTERNAL_IDS, type ExternalId, externalKey, takenExternalId } from '../../database/external-keys.ts';
import type { FindExternal } from './external-of.ts';

type Message = Record<string, unknown>;
type AnyHandler = (call: Call<Message>) => Promise<unknown>;

/**
 * Adds the rules of ids in other systems to the handler of an rpc: only staff set them, and the error of one that another
 * record has names this record, if the caller may view it.
 */
export function guardExternalIds(rpc: Rpc, handler: AnyHandler, find: FindExternal): AnyHandler {
  const body = rpc.request.fields.find(({ message }) => message?.field(EXTERNAL_IDS))?.name;
  return async (call) => {
    if (body && call.caller.userType === 'client') assertNotSet(call, body);
    try {
      return await handler(call);
    } catch (error) {
      const taken = takenExternalId(error);
      throw taken ? await takenError(rpc.service.name, call, taken, find) : error;
    }
  };
}

function assertNotSet({ request, mask }: Call<Message>, body: string): void {
  const sent = (request[body] as Message | null | undefined)?.[EXTERNAL_IDS] ?? {};
  const isSet = Object.keys(sent).length > 0 || mask.some((path) => path.split('.', 1)[0] === EXTERNAL_IDS);
  if (isSet)
    throw invalid({ field: EXTERNAL_IDS, code: 'not_allowed', message: `Only staff can set ${EXTERNAL_IDS}.` });
}

/** Builds the error of an id that another record has. */
async function takenError(service: string, call: Call, taken: ExternalId, find: FindExternal) {
  const { source, id } = taken;
  const holder = (await find(service, call, [taken])).get(externalKey(service, taken));
  const field = `${EXTERNAL_IDS}.${source}`;
  const by = holder === undefined ? 'by another record' : `by the record ${holder}`;
  return invalid({ field, code: 'taken', message: `${field} ${id} is already in use ${by}.` });
}
