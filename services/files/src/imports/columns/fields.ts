import { bulkTargets, type Contract, type FieldContract, type Rpc, type ServiceContract } from '@bms/contracts';
import { type Parent, parentOf, variablesOf } from './parent.ts';

/** The field of a record that a column has the values of. */
export interface ImportField {
  /** E.g. `company_name`, `external_ids.datev` or `electronic_address.id`. */
  readonly path: string;
  readonly field: FieldContract;
}

/** A module whose records can be imported. */
export interface ImportableModule {
  readonly module: string;
  readonly service: ServiceContract;
  readonly bulk: Rpc;
  /** Undefined if the module has no such rpc. */
  readonly list: Rpc | undefined;
  readonly get: Rpc | undefined;
  /** The record that all records of the module belong to; undefined if there is none. */
  readonly parent: Parent | undefined;
  /** The field that a first and a last name are joined in; undefined if people are no records of the module, or have both. */
  readonly personName: string | undefined;
  /** The names of the fields that a create can have, and the paths of the parent. */
  readonly names: readonly string[];
  /** Returns the field of a path; undefined if a create has none. */
  field(path: string): ImportField | undefined;
}

/**
 * Returns the modules whose records can be imported, by name: those with a bulk whose path has no variables, or the id of a
 * parent.
 */
export function importableModules(contract: Contract): ReadonlyMap<string, ImportableModule> {
  return new Map(
    [...contract.services.values()].flatMap((service) => {
      const bulk = service.rpcs.find(({ policy, bindings }) => policy.bulk && bindings.length > 0);
      const parent = bulk && parentOf(contract, service, bulk);
      const isFound = bulk && (parent !== undefined || variablesOf(bulk).length === 0);
      const create = bulkTargets(service).get('create');
      const body = create?.rpc.request.field(create.binding.body)?.message;
      // Only then the status of a write tells whether it created a record.
      const isTold = create?.rpc.policy.success === 201;
      return isFound && body && isTold && service.module !== ''
        ? [[service.module, compile(service, { bulk, parent, fields: body.fields })]]
        : [];
    }),
  );
}

interface Compiled extends Pick<ImportableModule, 'bulk' | 'parent'> {
  readonly fields: readonly FieldContract[];
}

function compile(service: ServiceContract, { bulk, parent, fields }: Compiled): ImportableModule {
  const settable = new Map(fields.filter(({ rules }) => !rules.readOnly).map((field) => [field.name, field]));
  const rpc = (name: string) => service.rpcs.find((one) => one.name === name);
  const personName = personNameOf(settable);
  const person = personName === undefined ? undefined : settable.get(personName);
  return {
    module: service.module,
    service,
    bulk,
    list: rpc('List'),
    get: rpc('Get'),
    parent,
    personName,
    names: [...settable.keys(), ...(person ? NAME_PARTS : []), ...(parent?.paths ?? [])],
    field: (path) => (person && NAME_PARTS.includes(path) ? { path, field: person } : fieldOf(settable, path)),
  };
}

/** The parts of the name of a person, in their order, which other systems have as columns of their own. */
export const NAME_PARTS: readonly string[] = ['first_name', 'last_name'];

/** Returns the field with the whole name of a person: of the contact of a company, or of a record with an email address. */
function personNameOf(fields: ReadonlyMap<string, FieldContract>): string | undefined {
  if (NAME_PARTS.some((part) => fields.has(part))) return undefined;
  if (fields.has('contact_name')) return 'contact_name';
  return fields.has('name') && fields.has('email') ? 'name' : undefined;
}

function fieldOf(settable: ReadonlyMap<string, FieldContract>, path: string): ImportField | undefined {
  const [name = '', ...rest] = path.split('.');
  const own = rest.join('.');
  const field = settable.get(name);
  if (!field) return undefined;
  if (rest.length === 0) return { path, field };
  if (field.map) return isKey(field, own) ? { path, field: entryOf(field) } : undefined;
  const inner = field.repeated ? undefined : field.message?.field(own);
  return inner && !inner.rules.readOnly && inner.type !== 'message' ? { path, field: inner } : undefined;
}

/** The name of a source of external ids. */
const SOURCE = /^[a-z][a-z0-9_]{0,31}$/;

const isKey = ({ rules }: FieldContract, key: string): boolean =>
  rules.externalIds ? SOURCE.test(key) : rules.keyPattern !== '' && new RegExp(rules.keyPattern, 'u').test(key);

/** Returns the field that an entry of a map is. */
const entryOf = (map: FieldContract): FieldContract => ({ ...map, map: false });
