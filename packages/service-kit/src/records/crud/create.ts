import { invalid } from '@bms/contracts';
import type { Call } from '../../runtime/call.ts';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { Handler } from '../../runtime/module.ts';
import type { GroupWork } from '../kit.ts';
import { bodyField, recordIn } from '../model/list-contract.ts';
import type { StoredValues } from '../model/stored.ts';
import { compilePopulateNames } from '../references/populate-names.ts';
import { findBrokenReferences, redirectReferences } from '../references/references.ts';
import { forMember } from '../writes/member-failure.ts';
import { compileAnswer } from './answer.ts';
import { insertRecords } from './insert.ts';
import type { Message, Resource } from './resource.ts';

/** Creates a record from the request body and returns it. */
export function create<const Name extends string = 'Create'>(
  resource: Resource,
  name = 'Create' as Name,
): Handler<object, EncodedAnswer<Name>> {
  const rpc = resource.rpc(name);
  const body = bodyField(rpc)?.name;
  if (!body) throw new Error(`${rpc.path} has no body to create a record from`);
  const answer = compileAnswer(resource, rpc);
  const { kit, references, rules } = resource;
  const populateNames = compilePopulateNames(resource.record, kit.names);
  const write = compileWrite(resource, (record) => answer(record, 'Created.'));
  const checked = async (call: Call, request: Message): Promise<Message> => {
    await rules.prepare?.(request, call, true);
    const sent = (await rules.normalize?.(request, call, undefined)) ?? request;
    const broken = await findBrokenReferences(references, sent, kit.references, call);
    if (broken.length === 0) return sent;
    const redirected = await redirectReferences(references, request, kit, call);
    if (redirected) return checked(call, redirected);
    throw invalid(...broken);
  };
  return async (call) => {
    const sent = await checked(call, recordIn(call.request, body));
    // Unknown names, such as the caller's, are requested from their service outside the transaction.
    await populateNames([{ ...rules.defaults?.(call), created_by: call.caller.userId }], call);
    return write(call, newValues(resource, sent));
  };
}

/** Compiles the write with group commit. Numbered records all update the counter, so their transactions would conflict. */
function compileWrite<Answer>(resource: Resource, answer: (record: StoredValues) => Promise<Answer>) {
  const insert: GroupWork<StoredValues, Answer> = async (members, session) => {
    const created = members.map(({ input, call, emit }) => ({ values: input, call, emit }));
    const records = await insertRecords(resource, created, session, forMember);
    for (const [index, { version }] of records.entries()) members[index]!.call.setVersion(version);
    return Promise.all(records.map((record) => answer(record)));
  };
  return resource.kit.groupCommit(insert);
}

/** Returns the stored values of a new record from the request; fields set by the server are left out. */
function newValues({ record, decoders }: Resource, sent: Message): StoredValues {
  const values: StoredValues = {};
  for (const { name, rules } of record.fields) {
    if (rules.readOnly) continue;
    const value = decoders.get(name)?.decode(sent[name]);
    if (value !== undefined) values[rules.storedAs] = value;
  }
  return values;
}
