import { invalid } from '@bms/contracts';
import { bodyField } from '../records/list-contract.ts';
import type { StoredValues } from '../records/stored.ts';
import { findBrokenReferences } from '../references/references.ts';
import type { Call, GroupWork, Handler } from '../types.ts';
import { compileAnswer } from './answer.ts';
import { insertRecords } from './insert.ts';
import type { Message, Resource } from './resource.ts';

/** Creates a record from the body of the request and answers with it. */
export function create(resource: Resource, name = 'Create'): Handler<Message> {
  const rpc = resource.rpc(name);
  const body = bodyField(rpc)?.name;
  if (!body) throw new Error(`${rpc.path} has no body to create a record from`);
  const answer = compileAnswer(resource, rpc);
  const { kit, references, rules } = resource;
  const write = compileWrite(resource, (record) => answer(record, 'Created.'));
  return async (call) => {
    const request = (call.request[body] ?? {}) as Message;
    const sent = (await rules.prepare?.(request, call, undefined)) ?? request;
    const broken = await findBrokenReferences(references, sent, kit.references, call);
    if (broken.length > 0) throw invalid(...broken);
    return write(call, newValues(resource, sent));
  };
}

/** Numbered records are written together with those that wait beside them: they all need the one counter. */
function compileWrite(resource: Resource, answer: (record: StoredValues) => Message) {
  const insert: GroupWork<StoredValues, Message> = async (members, session) => {
    const created = members.map(({ input, call, emit }) => ({ values: input, call, emit }));
    const records = await insertRecords(resource, created, session);
    return records.map((record, index) => {
      members[index]!.call.setVersion(record.version);
      return answer(record);
    });
  };
  if (resource.rules.numbers) return resource.kit.groupWrite(insert);
  return (call: Call, input: StoredValues) =>
    resource.kit.write(call, async ({ session, emit }) => (await insert([{ call, input, emit }], session))[0]!);
}

/** The stored values of a new record as it was sent; what the server sets is left out. */
export function newValues({ record, decoders }: Resource, sent: Message): StoredValues {
  const values: StoredValues = {};
  for (const { name, rules } of record.fields) {
    if (rules.readOnly) continue;
    const value = decoders.get(name)?.decode(sent[name]);
    if (value !== undefined) values[rules.storedAs] = value;
  }
  return values;
}
