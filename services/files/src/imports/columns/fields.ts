import { bulkTargets, type Contract, type FieldContract, type Rpc, type ServiceContract } from '@bms/contracts';

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
  /** The names of the fields that a create can have. */
  readonly names: readonly string[];
  /** Returns the field of a path; undefined if a create has none. */
  field(path: string): ImportField | undefined;
}

/** Returns the modules whose records can be imported, by name: those with a bulk whose path has no variables. */
export function importableModules({ services }: Contract): ReadonlyMap<string, ImportableModule> {
  return new Map(
    [...services.values()].flatMap((service) => {
      const bulk = service.rpcs.find(({ policy, bindings }) => policy.bulk && !/[{]/.test(bindings[0]?.path ?? '{'));
      const create = bulkTargets(service).get('create');
      const body = create?.rpc.request.field(create.binding.body)?.message;
      // Only then the status of a write tells whether it created a record.
      const isTold = create?.rpc.policy.success === 201;
      return bulk && body && isTold && service.module !== ''
        ? [[service.module, compile(service, bulk, body.fields)]]
        : [];
    }),
  );
}

function compile(service: ServiceContract, bulk: Rpc, fields: readonly FieldContract[]): ImportableModule {
  const settable = new Map(fields.filter(({ rules }) => !rules.readOnly).map((field) => [field.name, field]));
  const rpc = (name: string) => service.rpcs.find((one) => one.name === name);
  return {
    module: service.module,
    service,
    bulk,
    list: rpc('List'),
    get: rpc('Get'),
    names: [...settable.keys()],
    field: (path) => fieldOf(settable, path),
  };
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
