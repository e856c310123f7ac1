import {
  type Contract,
  type FieldContract,
  type HttpBinding,
  isStandard,
  type MessageContract,
  type Policy,
  permissionsOf,
  type Rpc,
  type ServiceContract,
} from '@bms/contracts';
import type * as Described from '../src/contract/types.ts';

/** A summary of the contract's collections, from which the pages are generated. */
export interface DescribedContract {
  readonly resources: Described.Resource[];
  readonly modules: string[];
  readonly ownActions: Readonly<Record<string, readonly string[]>>;
  readonly deleted: { readonly name: string; readonly title: string; readonly path: string }[];
  readonly routes: string[];
}

/**
 * Describes every gRPC service that lists records, or reads one. Texts are those of the contract.
 * @see docs/adr/0131-panel-pages-from-the-contract.md
 */
export function describeContract(contract: Contract): DescribedContract {
  const services = [...contract.services.values()];
  const bindings = contract.rpcs.flatMap((rpc) => rpc.bindings);
  return {
    resources: services.flatMap((service) => describeService(service, services) ?? []),
    modules: [...contract.message('bms.identity.Grant').field('module')!.rules.allowed].sort(),
    ownActions: describeOwnActions(contract),
    deleted: services.flatMap((service) => describeDeleted(service) ?? []),
    routes: bindings.map(({ method, path }) => `${method} ${path}`),
  };
}

/** Returns the actions beyond the standard ones, by module. */
function describeOwnActions(contract: Contract): DescribedContract['ownActions'] {
  const own = [...permissionsOf(contract)].map(
    ([module, actions]) => [module, actions.filter((action) => !isStandard(action))] as const,
  );
  return Object.fromEntries(own.filter(([, actions]) => actions.length > 0));
}

function describeDeleted(service: ServiceContract): DescribedContract['deleted'][number] | undefined {
  const path = service.rpcs.find(({ name }) => name === 'ListDeleted')?.bindings[0]?.path;
  return path === undefined ? undefined : { name: service.module, title: service.title, path };
}

function describeService(
  service: ServiceContract,
  services: readonly ServiceContract[],
): Described.Resource | undefined {
  const list = service.rpcs.find(({ name, bindings }) => name === 'List' && bindings.length > 0);
  const path = list?.bindings[0]?.path ?? pathOfRecords(service);
  if (path === undefined) return undefined;
  const known = rpcsOf(service, path);
  const filters = list?.request.fields ?? [];
  const query = filters.find(({ rules }) => rules.inline);
  return {
    name: service.module || snakeCase(service.name),
    title: service.title,
    path,
    ...(list && !list.response.field('meta') && { isWhole: true }),
    ...(known.create && createsAtId(known.create, path) && { hasChosenId: true }),
    sortable: [...(query?.rules.sortable ?? [])],
    ...(query?.message?.field('search') && { hasSearch: true }),
    filters: filters.filter(({ name, rules }) => !rules.inline && name !== 'include').map(describeField),
    ...describeInclude(list),
    columns: fieldsOf(list?.response.field('records')?.message),
    fields: fieldsOf(recordOf(known)),
    access: Object.fromEntries(
      Object.entries({ list, ...known }).flatMap(([name, rpc]) => (rpc ? [[name, describeAccess(rpc.policy)]] : [])),
    ),
    verbs: [
      ...service.rpcs.flatMap((rpc) => describeVerb(rpc, path, describeMail(service, path)) ?? []),
      ...services.flatMap(({ rpcs }) => rpcs.flatMap((rpc) => describeCreation(rpc, service.module) ?? [])),
    ],
    prints: service.rpcs.flatMap((rpc) => describePrint(rpc, path) ?? []),
  };
}

/** Returns the members that a list only has if they are requested by `include`. */
const describeInclude = (list: Rpc | undefined): Pick<Described.Resource, 'include'> => {
  const include = list?.request.field('include')?.rules.allowed;
  return include ? { include: [...include] } : {};
};

/** Returns the path of records that can be read by id but not listed. */
function pathOfRecords({ rpcs }: ServiceContract): string | undefined {
  const path = rpcs.find(({ name }) => name === 'Get')?.bindings[0]?.path;
  return path?.endsWith('/{id}') ? path.slice(0, -'/{id}'.length) : undefined;
}

const createsAtId = ({ bindings }: Rpc, path: string): boolean =>
  bindings.some((one) => one.method === 'POST' && one.path === `${path}/{id}`);

type Usual = Partial<Record<'get' | 'create' | 'update' | 'delete', Rpc>>;

function rpcsOf({ rpcs }: ServiceContract, path: string): Usual {
  const at = (method: string, suffix: string): Rpc | undefined =>
    rpcs.find(({ bindings }) => bindings.some((one) => one.method === method && one.path === path + suffix));
  return {
    get: at('GET', '/{id}'),
    create: at('POST', '') ?? at('POST', '/{id}'),
    update: at('PATCH', '/{id}'),
    delete: at('DELETE', '/{id}'),
  };
}

/** Returns the message of a record: that of request bodies if there is one, else that of responses. */
function recordOf({ get, create, update }: Usual): MessageContract | undefined {
  const writes = create ?? update;
  const body = writes?.bindings.find(({ body }) => body !== '')?.body;
  if (writes && body && body !== '*') return writes.request.field(body)?.message;
  return get?.response.field('record')?.message;
}

/** Describes the mail with which records are sent; undefined if they are not sent by mail. */
function describeMail({ rpcs }: ServiceContract, path: string): Described.RecordMail | undefined {
  const at = (suffix: string): Rpc | undefined =>
    rpcs.find(({ bindings }) => bindings.some((one) => one.method === 'GET' && one.path === path + suffix));
  const [mail, recipients] = ['/{id}/mail', '/{id}/recipients'];
  const found = at(mail);
  if (!found || !at(recipients)) return undefined;
  return { path: path + mail, recipients: path + recipients, access: describeAccess(found.policy) };
}

function describeVerb(rpc: Rpc, path: string, mail: Described.RecordMail | undefined): Described.Verb | undefined {
  const binding = rpc.bindings.find((one) => one.method === 'POST' && isVerbOf(one, path));
  if (!binding) return undefined;
  const body = binding.body === '*' ? rpc.request : rpc.request.field(binding.body)?.message;
  const fields = fieldsOf(body).filter(({ name }) => binding.body !== '*' || name !== 'id');
  const access = describeAccess(rpc.policy);
  return {
    name: rpc.name,
    path: binding.path,
    access,
    ...(fields.length > 0 && { fields }),
    ...(rpc.name === 'Send' && mail && { mail }),
  };
}

/**
 * Describes an operation that creates another record for one of a module, which its request names, such as a deposit
 * invoice for an order.
 */
function describeCreation(rpc: Rpc, module: string): Described.Verb | undefined {
  const { name, bindings, request, response } = rpc;
  const binding = bindings.find((one) => one.method === 'POST' && one.body === '*' && !hasVariable(one));
  const subject = request.fields.find(({ rules }) => rules.required && module !== '' && rules.references === module);
  if (!binding || !subject || !response.field('record')) return undefined;
  const fields = fieldsOf(request).filter((field) => field.name !== subject.name);
  return { name, path: binding.path, access: describeAccess(rpc.policy), subject: subject.name, fields };
}

const hasVariable = ({ segments }: HttpBinding): boolean => segments.some((part) => 'variable' in part);

function describePrint({ name, bindings, policy }: Rpc, path: string): Described.Print | undefined {
  const [type] = policy.produces;
  const binding = bindings.find((one) => one.method === 'GET' && isVerbOf(one, path));
  return type && binding ? { name, path: binding.path, type, access: describeAccess(policy) } : undefined;
}

const isVerbOf = (binding: HttpBinding, path: string): boolean =>
  binding.path.startsWith(`${path}/{id}/`) && binding.segments.filter((part) => 'variable' in part).length === 1;

function describeAccess({ access, portal }: Policy): Described.Access {
  if (access.kind === 'permission')
    return { module: access.module, action: access.action, ...(portal && { portal: true }) };
  return access.kind === 'caller' && access.caller === 'administrator' ? 'administrator' : 'any';
}

const fieldsOf = (message: MessageContract | undefined): Described.Field[] => message?.fields.map(describeField) ?? [];

function describeField(field: FieldContract): Described.Field {
  const { rules } = field;
  return withoutDefaults({
    name: field.name,
    type: typeOf(field),
    list: field.repeated,
    map: field.map,
    nullable: field.nullable,
    required: rules.required,
    readOnly: rules.readOnly,
    writeOnly: rules.writeOnly,
    format: rules.format,
    allowed: rules.allowed,
    initial: rules.initial,
    moves: rules.moves.map(({ from, to, by }) => ({ from, to, ...(by && { by }) })),
    defaultValue: rules.defaultValue,
    maxLength: rules.maxLength,
    minimum: rules.minimum,
    above: rules.above,
    maximum: rules.maximum,
    decimals: rules.decimals,
    maxItems: rules.maxItems,
    pattern: rules.pattern,
    references: rules.references,
    money: rules.money,
    nameOf: rules.nameOf?.field,
    fields: fieldsOf(field.message),
  });
}

const types = {
  string: 'string',
  int32: 'integer',
  int64: 'integer',
  double: 'number',
  bool: 'boolean',
  bytes: 'string',
  message: 'object',
} as const;

const typeOf = ({ type, rules }: FieldContract): Described.Field['type'] =>
  rules.decimals === undefined ? types[type] : 'number';

/** The maximum number of entries of a list without a rule. */
const MAX_ITEMS = 100;

/** Removes default values, since every byte of the description is in the first load. */
function withoutDefaults(field: Described.Field): Described.Field {
  const says = ([, value]: [string, unknown]): boolean =>
    value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  const isUsual = ([name, value]: [string, unknown]): boolean =>
    (name === 'maxLength' && (value === 0 || value === 255)) || (name === 'maxItems' && value === MAX_ITEMS);
  const entries = Object.entries(field).filter((entry) => says(entry) && !isUsual(entry));
  return Object.fromEntries(entries) as unknown as Described.Field;
}

const snakeCase = (name: string): string =>
  name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/(?<=.)[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();
