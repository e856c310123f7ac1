import type {
  CreateParams,
  DataProvider,
  DeleteManyParams,
  DeleteParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  GetListParams as ListParams,
  QueryFunctionContext,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import type { Resource } from '../contract/types.ts';
import { changesOf, isSame, VERSION, valuesOf } from './changes.ts';
import type { Http, Query } from './http.ts';
import { ApiFailure } from './problem.ts';

/** A record as pages have it; `_version` is its ETag. */
type PageRecord = RaRecord & { readonly _version?: string };

interface ListBody {
  readonly records: readonly RaRecord[];
  readonly meta?: { readonly total: number };
}
interface RecordBody {
  readonly record: RaRecord;
  readonly custom_fields?: Readonly<Record<string, string>>;
}

/** Most records of a page that the service gives. */
const MOST = 100;
/** How long names of references are good for, in milliseconds. */
const NAMES_FOR = 30_000;

/** What the panel does beyond the usual operations. */
export interface PanelProvider extends DataProvider {
  /** An operation on one record, e.g. send. @returns what it answers */
  act<Body>(resource: string, id: Identifier, path: string, body?: unknown): Promise<Body>;
}

type GetListParams = ListParams & QueryFunctionContext;

interface Many {
  readonly data: RaRecord[];
  readonly total: number;
}
interface One {
  readonly data: RaRecord;
}

/** What react-admin calls, without its generic types. */
interface Operations {
  getList(name: string, params: GetListParams): Promise<Many>;
  getOne(name: string, params: GetOneParams & QueryFunctionContext): Promise<One>;
  getMany(name: string, params: GetManyParams): Promise<Pick<Many, 'data'>>;
  getManyReference(name: string, params: GetManyReferenceParams): Promise<Many>;
  create(name: string, params: CreateParams): Promise<One>;
  update(name: string, params: UpdateParams): Promise<One>;
  updateMany(name: string, params: UpdateManyParams): Promise<{ data: Identifier[] }>;
  delete(name: string, params: DeleteParams): Promise<One>;
  deleteMany(name: string, params: DeleteManyParams): Promise<{ data: Identifier[] }>;
  act(name: string, id: Identifier, path: string, body?: unknown): Promise<unknown>;
}

/** react-admin's operations over the contract; it knows no resource but by its description. @throws ApiFailure */
export function createDataProvider(resources: readonly Resource[], http: Http): PanelProvider {
  const resourceOf = (name: string): Resource => {
    const found = resources.find((one) => one.name === name);
    if (!found) throw new Error(`there is no resource ${name}`);
    return found;
  };
  const keys = createKeys();
  const names = createNames(http);

  const getList = async (name: string, params: GetListParams) => {
    const resource = resourceOf(name);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 20 };
    const query = { ...filterQuery(resource, params.filter), ...sortQuery(resource, params.sort) };
    const paged = resource.isWhole ? query : { ...query, page, limit: perPage };
    const { body } = await http<ListBody>('GET', resource.path, { query: paged, signal: params.signal });
    const records = [...body.records];
    if (body.meta) return { data: records, total: body.meta.total };
    return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
  };

  const getOne = async (name: string, id: Identifier, signal?: AbortSignal): Promise<PageRecord> => {
    const resource = resourceOf(name);
    const { body, etag } = await http<RecordBody>('GET', `${resource.path}/${id}`, { signal });
    const custom = body.custom_fields && { custom_fields: body.custom_fields };
    // Said also where there is none: a record of a list has less, and no version (see Whole).
    return { ...body.record, ...custom, id: body.record.id, [VERSION]: etag };
  };

  const create = async (name: string, data: Readonly<Record<string, unknown>>) => {
    const resource = resourceOf(name);
    const body = valuesOf(data, writable(resource));
    const key = keys.of(resource.path, body);
    const headers = { 'Idempotency-Key': key };
    const made = await http<RecordBody & Readonly<Record<string, unknown>>>('POST', resource.path, { body, headers });
    keys.done(key);
    names.forget(resource);
    const { record, ...shownOnce } = made.body;
    // A create answers in short; what the page shows next is the record in full.
    const full = resource.access.get ? await getOne(name, record.id).catch(() => record) : record;
    return { ...full, ...shownOnce };
  };

  const update = async (name: string, id: Identifier, data: Readonly<Record<string, unknown>>, before: PageRecord) => {
    const resource = resourceOf(name);
    const body = changesOf(before, data, writable(resource));
    const version = (data[VERSION] ?? before[VERSION]) as string | undefined;
    if (Object.keys(body).length > 0) {
      const headers = version ? { 'If-Match': version } : undefined;
      await http('PATCH', `${resource.path}/${id}`, { body, headers });
      names.forget(resource);
    }
    return await getOne(name, id);
  };

  const remove = async (name: string, id: Identifier, before?: PageRecord) => {
    const resource = resourceOf(name);
    const headers = before?.[VERSION] ? { 'If-Match': before[VERSION] } : undefined;
    await http('DELETE', `${resource.path}/${id}`, { headers });
    names.forget(resource);
    return before ?? { id };
  };

  const getMany = async (name: string, ids: readonly Identifier[]): Promise<RaRecord[]> => {
    const resource = resourceOf(name);
    const known = ids.length > 1 ? await names.of(resource) : new Map<Identifier, RaRecord>();
    return await Promise.all(ids.map(async (id) => known.get(id) ?? (await getOne(name, id).catch(() => ({ id })))));
  };

  const provider: Operations = {
    getList,
    getOne: async (name, { id, signal }) => ({ data: await getOne(name, id, signal) }),
    getMany: async (name, { ids }) => ({ data: await getMany(name, ids) }),
    getManyReference: (name, { target, id, ...params }) =>
      getList(name, { ...params, filter: { ...params.filter, [target]: id } }),
    create: async (name, { data }) => ({ data: await create(name, data) }),
    update: async (name, { id, data, previousData }) => ({ data: await update(name, id, data, previousData) }),
    updateMany: async (name, { ids, data }) => {
      for (const id of ids) await http('PATCH', `${resourceOf(name).path}/${id}`, { body: data });
      return { data: ids };
    },
    delete: async (name, { id, previousData }) => ({ data: await remove(name, id, previousData) }),
    deleteMany: async (name, { ids }) => {
      await removeAll(ids, (id) => remove(name, id));
      return { data: ids };
    },
    act: async (name, id, path, body) => {
      const target = path.replace('{id}', String(id));
      const key = keys.of(target, body);
      const { body: answer } = await http('POST', target, { body, headers: { 'Idempotency-Key': key } });
      keys.done(key);
      names.forget(resourceOf(name));
      return answer;
    },
  };
  // React-admin lets each call say what kind of record it expects, which only the caller can know.
  return provider as unknown as PanelProvider;
}

/** Deletes one after the other, as many as can be. What is gone already is deleted. @throws ApiFailure that says how many are left */
async function removeAll(ids: readonly Identifier[], remove: (id: Identifier) => Promise<unknown>): Promise<void> {
  const failures: ApiFailure[] = [];
  for (const id of ids) {
    await remove(id).catch((failure: ApiFailure) => {
      if (failure.status !== 404) failures.push(failure);
    });
  }
  const [first] = failures;
  if (!first) return;
  const message =
    ids.length === 1 ? first.message : `${failures.length} of ${ids.length} are still there. ${first.message}`;
  throw new ApiFailure(first.status, { message }, null);
}

const writable = ({ fields }: Resource): string[] => fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name);

/** `q` is what react-admin calls a search. Filters that the service does not know are of the page alone. */
function filterQuery(resource: Resource, filter: Readonly<Record<string, unknown>> = {}): Query {
  const known = new Set([...resource.filters.map(({ name }) => name), 'created_from', 'created_to']);
  const entries = Object.entries(filter).filter(([name, value]) => known.has(name) && value !== null);
  const { q } = filter;
  return {
    ...(Object.fromEntries(entries) as Query),
    ...(resource.hasSearch && typeof q === 'string' && { search: q.slice(0, MOST) }),
  };
}

function sortQuery(resource: Resource, sort: GetListParams['sort']): Query {
  if (!sort || !resource.sortable.includes(sort.field)) return {};
  return { sort: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` };
}

/**
 * Idempotency keys. Sending the same again after a failure, of the network say, has the key of the first try: nothing is
 * made twice.
 */
function createKeys() {
  const open: { readonly key: string; readonly path: string; readonly body: unknown }[] = [];
  return {
    of: (path: string, body: unknown): string => {
      const known = open.find((one) => one.path === path && isSame(one.body, body));
      if (known) return known.key;
      const key = crypto.randomUUID();
      open.push({ key, path, body });
      return key;
    },
    done: (key: string): void => {
      const at = open.findIndex((one) => one.key === key);
      if (at >= 0) open.splice(at, 1);
    },
  };
}

/** The first records of a resource, by id: one call that often names all the references of a page. */
function createNames(http: Http) {
  const known = new Map<string, { readonly until: number; readonly records: Promise<Map<Identifier, RaRecord>> }>();
  const load = async ({ path }: Resource): Promise<Map<Identifier, RaRecord>> => {
    const { body } = await http<ListBody>('GET', path, { query: { limit: MOST } });
    return new Map(body.records.map((record) => [record.id, record]));
  };
  return {
    of: (resource: Resource): Promise<Map<Identifier, RaRecord>> => {
      const found = known.get(resource.name);
      if (found && found.until > Date.now()) return found.records;
      const records = load(resource).catch(() => new Map<Identifier, RaRecord>());
      known.set(resource.name, { until: Date.now() + NAMES_FOR, records });
      return records;
    },
    forget: ({ name }: Resource): void => void known.delete(name),
  };
}
