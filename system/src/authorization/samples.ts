import {
  bodyExample,
  bulkTargets,
  type Contract,
  type FieldContract,
  type HttpBinding,
  type MessageContract,
  type Rpc,
} from '@bms/contracts';
import type { Http } from '@bms/testing';
import { sendable } from '../document/send.ts';
import { hasVariable, isCreate, MADE_BY_ACTIONS, type Operation, parentsOf } from './operations.ts';

type Members = Record<string, unknown>;
/** Names of the rpcs that create a record of their module. */
export const MAKERS: readonly string[] = ['Create', 'Upload'];
/** Actions on records that others may refer to only after them, by module: a credit note corrects a sent invoice. */
const ACTIONS_BEFORE_REFERENCE: Readonly<Record<string, string>> = { invoices: 'send' };
/** The operations that delete the records to which their bodies refer. */
const DELETING: readonly string[] = ['/bms.crm.Clients/Merge'];
/** A record as returned by its create operation. */
type Sample = Members & { readonly id: number };

/** Creates sample records from the examples of the contract, as an administrator. */
export interface Samples {
  /** Returns the path of an operation on a new record. */
  path(operation: Operation): Promise<string>;
  /** Returns the path for a call that changes nothing, e.g. since it must be rejected; such calls share a record. */
  pathToKept(operation: Operation): Promise<string>;
  /**
   * Creates a record of a module and returns its id. @param switchedOn true to set all boolean fields, e.g. to share it
   */
  newRecord(module: string, switchedOn?: boolean): Promise<number>;
  /** Creates a record of a module that others may refer to, and returns its id. */
  newReferable(module: string): Promise<number>;
  /** Returns the id of a record for references in calls that must be rejected; such calls share it. */
  keptReferable(module: string): Promise<number>;
  /** Returns the id of the record of a module that bodies refer to. */
  referable(module: string): Promise<number>;
  /** Returns a valid body with existing references; undefined if the operation has none. */
  body(operation: Operation): Promise<Members | undefined>;
  /** Returns a body like `body` for a call that must be rejected; the bodies of such calls share all their references. */
  keptBody(operation: Operation): Promise<Members | undefined>;
}

/** Returns the id of a record of a module. */
type ChooseRecord = (module: string) => Promise<number>;

/** Options of samples. */
export interface SampleOptions {
  /** Id of the user for fields that reference a user. */
  readonly userId: number;
  /** Record by module that all references to that module use, e.g. the client that owns all samples. */
  readonly all?: Readonly<Record<string, number>>;
  /** First number of the samples, so that those of several creators differ. */
  readonly from?: number;
}

/** Creates samples. @param admin an administrator's session, which creates the records that bodies reference */
export function createSamples(contract: Contract, admin: Http, { userId, all = {}, from = 0 }: SampleOptions): Samples {
  let count = from;
  const kept = new Map<string, Promise<Sample>>();
  const keptReferables = new Map<string, Promise<number>>();

  /** Returns a valid body; one that deletes what it refers to has references of its own. */
  const bodyFrom = (operation: Operation, choose: ChooseRecord): Promise<Members | undefined> => {
    const known: ChooseRecord = async (module) => all[module] ?? (await choose(module));
    return bodyWith(operation, DELETING.includes(operation.rpc.path) ? newReferable : known);
  };
  const body = (operation: Operation): Promise<Members | undefined> => bodyFrom(operation, referable);

  async function bodyWith({ rpc, binding }: Operation, choose: ChooseRecord): Promise<Members | undefined> {
    const message = bodyMessage(rpc, binding);
    if (!message) return undefined;
    const mode = binding.mask === 'none' ? 'create' : binding.mask;
    const inPath = binding.segments.flatMap((part) => ('variable' in part ? [part.variable] : []));
    const members = message.fields.filter(({ name }) => binding.body !== '*' || !inPath.includes(name));
    const example = bodyExample(members, mode) as Members;
    await fillReferences(example, message, choose);
    makeUnique(example, message);
    return example;
  }

  async function fillReferences(members: Members, message: MessageContract, choose: ChooseRecord): Promise<void> {
    for (const field of message.fields) {
      const value = members[field.name] ?? all[field.rules.references];
      if (value === undefined || field.rules.readOnly) continue;
      if (field.rules.references) members[field.name] = await reference(field, value, choose);
      else if (field.message && Array.isArray(value))
        for (const entry of value) await fillReferences(entry as Members, field.message, choose);
    }
  }

  async function reference(field: FieldContract, value: unknown, choose: ChooseRecord): Promise<unknown> {
    const { references } = field.rules;
    const id = references === 'users' ? userId : await choose(references);
    return Array.isArray(value) ? [id] : id;
  }

  async function referable(module: string): Promise<number> {
    return ACTIONS_BEFORE_REFERENCE[module] ? newReferable(module) : (await keptSample(module)).id;
  }

  function keptReferable(module: string): Promise<number> {
    const id = keptReferables.get(module) ?? referable(module);
    keptReferables.set(module, id);
    return id;
  }

  async function newReferable(module: string): Promise<number> {
    const { id } = await newSample(module);
    const action = ACTIONS_BEFORE_REFERENCE[module];
    if (action) await admin.send('POST', `${createOf(contract, module).binding.path}/${id}/${action}`);
    return id;
  }

  /** Makes values unique where the contract requires it, since examples are the same each time. */
  function makeUnique(members: Members, message: MessageContract): void {
    count += 1;
    for (const { name, rules } of message.fields) {
      const value = members[name];
      // Projects are not stored as records: any number is valid, and a user can be on a project only once.
      if (name === 'project_id' && value !== undefined) members[name] = count;
      // The name of a module of the contract.
      if (name === 'module') continue;
      if (typeof value !== 'string' || rules.readOnly || rules.allowed.length > 0) continue;
      if (rules.format === 'email') members[name] = `walk-${count}@example.com`;
      if (name === 'phone' && value.startsWith('+')) members[name] = `+1206${5_551_000 + count}`;
      if ((rules.required && rules.format === '') || name === 'slug' || name === 'key')
        members[name] = `${value}-${count}`.slice(0, rules.maxLength);
    }
  }

  /** Returns a shared record, for references and for operations that do not change it. */
  function keptSample(module: string): Promise<Sample> {
    const sample = kept.get(module) ?? newSample(module);
    kept.set(module, sample);
    return sample;
  }

  /** Creates a record by actions on a sent invoice. */
  async function newByActions(module: string): Promise<Sample> {
    const { rpcs, member } = MADE_BY_ACTIONS[module]!;
    const id = await newReferable('invoices');
    let answer: Members = {};
    for (const name of rpcs) {
      const rpc = contract.rpcs.find((one) => one.service.module === 'invoices' && one.name === name)!;
      answer = (await admin.send('POST', pathOf({ rpc, binding: rpc.bindings[0]! }, { id }), { amount: 1 }))
        .body as Members;
    }
    const made = answer[member] as Sample | undefined;
    if (!made) throw new Error(`no ${module} could be made: ${JSON.stringify(answer)}`);
    return made;
  }

  async function newSample(module: string, switchedOn = false): Promise<Sample> {
    if (module in MADE_BY_ACTIONS) return newByActions(module);
    const { rpc, binding } = createOf(contract, module);
    const example = await body({ rpc, binding, title: module });
    const members = switchedOn ? { ...example, ...switchesOn(rpc, binding) } : example;
    const response = await admin.send('POST', await freshPath({ rpc, binding }), sendable(rpc, members));
    const { record } = response.body as { record?: Sample };
    if (response.status !== rpc.policy.success || record === undefined)
      throw new Error(`no ${module} could be made: ${JSON.stringify(response.body)}`);
    return record;
  }

  /** Returns the path of a create operation, with parent records and an unused id if the path needs them. */
  async function freshPath(operation: Pick<Operation, 'rpc' | 'binding'>): Promise<string> {
    count += 1;
    let path = operation.binding.path.replace('{id}', String(count));
    for (const { name, module } of parentsOf(operation)) {
      const id = all[module] ?? (await keptSample(module)).id;
      path = path.replace(`{${name}}`, String(id));
    }
    return path;
  }

  async function remove(restore: Rpc, record: Sample): Promise<void> {
    const rpc = restore.service.rpcs.find(({ name }) => name === 'Delete');
    const binding = rpc?.bindings[0];
    if (!binding) throw new Error(`${restore.service.name} restores what it does not delete`);
    await admin.send('DELETE', pathOf({ rpc, binding }, record));
  }

  const makes = (module: string): boolean =>
    module in MADE_BY_ACTIONS ||
    contract.rpcs.some(({ service, name }) => service.module === module && MAKERS.includes(name));

  async function pathWith(operation: Operation, sample: (module: string) => Promise<Sample>): Promise<string> {
    const { rpc } = operation;
    if (isCreate(operation)) return freshPath(operation);
    const { module } = rpc.service;
    const record = module && hasVariable(operation) && makes(module) ? await sample(module) : undefined;
    if (rpc.name === 'Restore') await remove(rpc, record!);
    return pathOf(operation, record);
  }

  return {
    body,
    keptBody: (operation) => bodyFrom(operation, keptReferable),
    newReferable,
    keptReferable,
    referable,
    newRecord: async (module, switchedOn) => (await newSample(module, switchedOn)).id,
    path: (operation) => pathWith(operation, (module) => newSample(module)),
    pathToKept: (operation) =>
      pathWith(operation, operation.rpc.name === 'Restore' ? (module) => newSample(module) : keptSample),
  };
}

/** Returns the path for a call that succeeds: on a new record, or on the shared one if the call only reads. */
export const pathOfCall = (samples: Samples, operation: Operation): Promise<string> =>
  operation.binding.method === 'GET' ? samples.pathToKept(operation) : samples.path(operation);

/** Returns the path of an operation on a record; missing values are taken from the examples of the contract. */
function pathOf({ rpc, binding }: Pick<Operation, 'rpc' | 'binding'>, record: Sample = { id: 1 }): string {
  // The source of an external id is not a member of the record, such as the source of a lead.
  const shown = rpc.policy.external ? { ...record, source: undefined } : record;
  const sample = (name: string) => shown[name] ?? rpc.request.field(name)?.rules.example ?? 'sample';
  return binding.path.replace(/\{(\w+)\}/g, (_, name: string) => String(sample(name)));
}

/** Returns the message of an operation's body; undefined if it has none. */
export function bodyMessage(rpc: Rpc, binding: HttpBinding): MessageContract | undefined {
  if (binding.body === '') return undefined;
  const create = rpc.policy.external ? bulkTargets(rpc.service).get('create') : undefined;
  if (create) return bodyMessage(create.rpc, create.binding);
  return binding.body === '*' ? rpc.request : rpc.request.field(binding.body)?.message;
}

/** Returns the writable boolean fields of a body, all set to true. */
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
