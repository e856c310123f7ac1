import { invalid } from '@bms/contracts';
import { bodyField } from '../records/list-contract.ts';
import type { StoredValues } from '../records/stored.ts';
import { findBrokenReferences } from '../references/references.ts';
import type { Handler } from '../types.ts';
import { compileAnswer } from './answer.ts';
import { insertRecord } from './insert.ts';
import type { Resource } from './resource.ts';

type Message = Record<string, unknown>;

/** Creates a record from the body of the request and answers with it. */
export function create(resource: Resource, name = 'Create'): Handler<Message> {
  const rpc = resource.rpc(name);
  const body = bodyField(rpc)?.name;
  if (!body) throw new Error(`${rpc.path} has no body to create a record from`);
  const answer = compileAnswer(resource, rpc);
  const { kit, references } = resource;
  return async (call) => {
    const sent = (call.request[body] ?? {}) as Message;
    const broken = await findBrokenReferences(references, sent, kit.references, call);
    if (broken.length > 0) throw invalid(...broken);
    const values = newValues(resource, sent);
    return kit.write(call, async (tx) => {
      const record = await insertRecord(resource, values, call, tx);
      call.setVersion(record.version);
      return answer(record, 'Created.');
    });
  };
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
