import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import { bodyField, recordIn } from '../model/list-contract.ts';
import { findBrokenReferences, redirectReferences } from '../references/references.ts';
import { findByKeys } from './find-external.ts';
import type { Message, Resource } from './resource.ts';
import { type CheckedUpdate, compileUpdates } from './update-group.ts';

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
    const checked = await checkReferences(resource, call, recordIn(call.request, body));
    return write(call, { id: idOf(call.request), ...checked });
  };
}

/** Looks up the references of an update; those to merged records become those to the records that remain. */
async function checkReferences(
  resource: Resource,
  call: Call,
  request: Message,
): Promise<Pick<CheckedUpdate, 'request' | 'broken'>> {
  const { rules, references, kit } = resource;
  await rules.prepare?.(request, call, false);
  const named = references.filter((field) => call.mask.includes(field.name));
  const broken = await findBrokenReferences(named, request, kit.references, call);
  const redirected = broken.length > 0 && (await redirectReferences(named, request, kit, call));
  return redirected ? checkReferences(resource, call, redirected) : { request, broken };
}
