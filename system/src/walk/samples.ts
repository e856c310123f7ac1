import {
  bodyExample,
  type Contract,
  type FieldContract,
  type HttpBinding,
  type MessageContract,
  type Rpc,
} from '@bms/contracts';
import type { Http } from '@bms/testing';
import { sendable } from '../document/send.ts';
import { hasVariable, isCreate, type Operation } from './operations.ts';

type Members = Record<string, unknown>;
/** The rpcs that make a record of their module. */
export const MAKERS: readonly string[] = ['Create', 'Upload'];
/** A record as its create shows it. */
type Sample = Members & { readonly id: number };

/** Makes the records that operations are tried on, as an administrator, from the examples of the contract. */
export interface Samples {
  /** The path of an operation with the variables of a fresh record of its own. */
  path(operation: Operation): Promise<string>;
  /** The same for a call that is to be refused: such calls share a record, since none of them changes it. */
  pathToKept(operation: Operation): Promise<string>;
  /** The id of a new record of a module. @param switchedOn whether all of it is that can be, such as that it is shared */
  newRecord(module: string, switchedOn?: boolean): Promise<number>;
  /** A body that the operation takes, with references that exist; undefined where it has none. */
  body(operation: Operation): Promise<Members | undefined>;
}

/** What samples are made for. */
export interface SampleOptions {
  /** An account for fields that name one. */
  readonly userId: number;
  /** Modules to the record that every field names which may name one, e.g. a client whose all samples are. */
  readonly all?: Readonly<Record<string, number>>;
  /** Samples are numbered from there, so that those of several makers differ. */
  readonly from?: number;
}

/** @param admin signed in as an administrator, who makes the records that bodies refer to */
export function createSamples(contract: Contract, admin: Http, { userId, all = {}, from = 0 }: SampleOptions): Samples {
  let count = from;
  const kept = new Map<string, Promise<Sample>>();

  async function body({ rpc, binding }: Operation): Promise<Members | undefined> {
    const message = bodyMessage(rpc, binding);
    if (!message) return undefined;
    const mode = binding.mask === 'none' ? 'create' : binding.mask;
    const example = bodyExample(message.fields, mode) as Members;
    await fillReferences(example, message);
    makeUnique(example, message);
    return example;
  }

  async function fillReferences(members: Members, message: MessageContract): Promise<void> {
    for (const field of message.fields) {
      const value = members[field.name] ?? all[field.rules.references];
      if (value === undefined || field.rules.readOnly) continue;
      if (field.rules.references) members[field.name] = await reference(field, value);
      else if (field.message && Array.isArray(value))
        for (const entry of value) await fillReferences(entry as Members, field.message);
    }
  }

  async function reference(field: FieldContract, value: unknown): Promise<unknown> {
    const { references } = field.rules;
    const id = references === 'users' ? userId : (all[references] ?? (await keptSample(references)).id);
    return Array.isArray(value) ? [id] : id;
  }

  /** Examples are the same each time, but some values may be there only once. */
  function makeUnique(members: Members, message: MessageContract): void {
    count += 1;
    for (const { name, rules } of message.fields) {
      const value = members[name];
      // Projects are no records of their own: any number is one, and a user is on one only once.
      if (name === 'project_id' && value !== undefined) members[name] = count;
      if (typeof value !== 'string' || rules.readOnly || rules.allowed.length > 0) continue;
      if (rules.format === 'email') members[name] = `walk-${count}@example.com`;
      if (name === 'phone' && value.startsWith('+')) members[name] = `+1206${5_551_000 + count}`;
      if ((rules.required && rules.format === '') || name === 'slug')
        members[name] = `${value}-${count}`.slice(0, rules.maxLength);
    }
  }

  /** A record that is only named, or that nothing is done to, is made once. */
  function keptSample(module: string): Promise<Sample> {
    const sample = kept.get(module) ?? newSample(module);
    kept.set(module, sample);
    return sample;
  }

  async function newSample(module: string, switchedOn = false): Promise<Sample> {
    const { rpc, binding } = createOf(contract, module);
    const example = await body({ rpc, binding, title: module });
    const members = switchedOn ? { ...example, ...switchesOn(rpc, binding) } : example;
    const reply = await admin.send('POST', freshPath(binding), sendable(rpc, members));
    const { record } = reply.body as { record?: Sample };
    if (reply.status !== 201 || record === undefined)
      throw new Error(`no ${module} could be made: ${JSON.stringify(reply.body)}`);
    return record;
  }

  /** Some records are made under a number that the path says; it must be free. */
  function freshPath({ path }: HttpBinding): string {
    count += 1;
    return path.replace('{id}', String(count));
  }

  async function remove(restore: Rpc, record: Sample): Promise<void> {
    const rpc = restore.service.rpcs.find(({ name }) => name === 'Delete');
    const binding = rpc?.bindings[0];
    if (!binding) throw new Error(`${restore.service.name} restores what it does not delete`);
    await admin.send('DELETE', pathOf({ rpc, binding }, record));
  }

  const makes = (module: string): boolean =>
    contract.rpcs.some(({ service, name }) => service.module === module && MAKERS.includes(name));

  async function pathWith(operation: Operation, sample: (module: string) => Promise<Sample>): Promise<string> {
    const { rpc, binding } = operation;
    if (isCreate(operation)) return freshPath(binding);
    const { module } = rpc.service;
    const record = module && hasVariable(operation) && makes(module) ? await sample(module) : undefined;
    if (rpc.name === 'Restore') await remove(rpc, record!);
    return pathOf(operation, record);
  }

  return {
    body,
    newRecord: async (module, switchedOn) => (await newSample(module, switchedOn)).id,
    path: (operation) => pathWith(operation, (module) => newSample(module)),
    pathToKept: (operation) =>
      pathWith(operation, operation.rpc.name === 'Restore' ? (module) => newSample(module) : keptSample),
  };
}

/** The path of an operation on a record; what the record does not have is as in the examples of the contract. */
function pathOf({ rpc, binding }: Pick<Operation, 'rpc' | 'binding'>, record: Sample = { id: 1 }): string {
  const sample = (name: string) => record[name] ?? rpc.request.field(name)?.rules.example ?? 'sample';
  return binding.path.replace(/\{(\w+)\}/g, (_, name: string) => String(sample(name)));
}

/** The message that the body of an operation is; undefined where it has none. */
export function bodyMessage(rpc: Rpc, binding: HttpBinding): MessageContract | undefined {
  if (binding.body === '') return undefined;
  return binding.body === '*' ? rpc.request : rpc.request.field(binding.body)?.message;
}

/** What may be yes or no of a record that is made, as yes. */
export function switchesOn(rpc: Rpc, binding: HttpBinding): Record<string, true> {
  const switches = bodyMessage(rpc, binding)?.fields.filter(({ type, rules }) => type === 'bool' && !rules.readOnly);
  return Object.fromEntries((switches ?? []).map(({ name }) => [name, true]));
}

function createOf(contract: Contract, module: string): { rpc: Rpc; binding: HttpBinding } {
  const rpc = contract.rpcs.find(({ service, name }) => service.module === module && MAKERS.includes(name));
  const binding = rpc?.bindings.find(({ method }) => method === 'POST');
  if (!rpc || !binding) throw new Error(`the contract creates no ${module}`);
  return { rpc, binding };
}
