import type { Violation } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import { bodyField, recordIn } from '../model/list-contract.ts';
import { findBrokenReferences } from '../references/references.ts';
import { findByKeys } from './find-external.ts';
import type { Message, Resource } from './resource.ts';
import { compileUpdates } from './update-group.ts';

/** Creates the handler that updates the fields named in the update mask. */
export const update = <const Name extends string = 'Update'>(
  resource: Resource,
  rpc = 'Update' as Name,
): Handler<{ id: number }, EncodedAnswer<Name>> => updateBy(resource, rpc, ({ id }) => id);

/** Like update, for a singleton record, whose path has no id. */
export const updateOnly = <const Name extends string>(
  resource: Resource,
  rpc: Name,
  id: number,
): Handler<object, EncodedAnswer<Name>> => updateBy(resource, rpc, () => id);

function updateBy<Request extends object, Name extends string>(
  resource: Resource,
  name: Name,
  idOf: (request: Request) => number,
): Handler<Request, EncodedAnswer<Name>> {
  const rpc = resource.rpc(name);
  if (name === 'Update') resource.kit.externalIds.provide(resource.definition.service, findByKeys(resource));
  const body = bodyField(rpc)?.name;
  if (!body) throw new Error(`${rpc.path} has no body with changes`);
  const write = resource.kit.groupCommit(compileUpdates(resource, rpc));
  return async (call) => {
    const request = recordIn(call.request, body);
    await resource.rules.prepare?.(request, call, false);
    const broken = await brokenReferences(resource, call, request);
    return write(call, { id: idOf(call.request), request, broken });
  };
}

function brokenReferences(resource: Resource, call: Call, sent: Message): Promise<Violation[]> {
  const named = resource.references.filter((field) => call.mask.includes(field.name));
  return findBrokenReferences(named, sent, resource.kit.references, call);
}
