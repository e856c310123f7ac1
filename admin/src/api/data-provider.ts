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
import type { Read } from './batched-reads.ts';
import { changesOf, isSame, VERSION, valuesOf } from './changes.ts';
import type { Http } from './http.ts';
import { included, listQuery, withFields } from './list-query.ts';
import { ApiFailure } from './problem.ts';

/** A record as pages use it; `_version` is its ETag. */
type PageRecord = RaRecord & { readonly _version?: string };

interface ListBody {
  readonly records: readonly RaRecord[];
  readonly meta?: { readonly total: number };
}
interface RecordBody {
  readonly record: RaRecord;
  readonly custom_fields?: Readonly<Record<string, string>>;
}

/** The response of an update. */
interface DoneBody {
  /** The markup that was removed from a text that was sent. */
  readonly removed?: readonly string[];
}

/** The maximum number of records in a page of the service. */
const MAX_PAGE_SIZE = 100;

/** The operations of the panel beyond those of react-admin. */
export interface PanelProvider extends DataProvider {
  /** Calls an operation on one record, e.g. send. @returns its response */
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

/** The operations that react-admin calls, without its generic types. */
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

/**
 * Creates react-admin's operations from the descriptions of resources. @throws ApiFailure
 * @param read reads the lists that share a request with others (`meta.isBatched`)
 */
export function createDataProvider(resources: readonly Resource[], http: Http, read: Read): PanelProvider {
  const resourceOf = (name: string): Resource => {
    const found = resources.find((one) => one.name === name);
    if (!found) throw new Error(`there is no resource ${name}`);
    return found;
  };
  const keys = createKeys();

  const getList = async (name: string, params: GetListParams) => {
    const resource = resourceOf(name);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 20 };
    const query = withFields(listQuery(resource, params.filter, params.sort), params.meta?.fields);
    const paged = resource.isWhole ? query : { ...query, page, limit: perPage };
    const body = params.meta?.isBatched
      ? await read<ListBody>(resource.path, paged)
      : (await http<ListBody>('GET', resource.path, { query: paged, signal: params.signal })).body;
    const records = [...body.records];
    if (body.meta) return { data: records, total: body.meta.total };
    return { data: records.slice((page - 1) * perPage, page * perPage), total: records.length };
  };

  const getOne = async (name: string, id: Identifier, signal?: AbortSignal): Promise<PageRecord> => {
    const resource = resourceOf(name);
    const { body, etag } = await http<RecordBody>('GET', `${resource.path}/${id}`, { signal });
    const custom = body.custom_fields && { custom_fields: body.custom_fields };
    // Set even if undefined: a record of a list has fewer fields, and no version (see Whole).
    return { ...body.record, ...custom, id: body.record.id, [VERSION]: etag };
  };

  const create = async (name: string, data: Readonly<Record<string, unknown>>) => {
    const resource = resourceOf(name);
    const body = valuesOf(data, writable(resource));
    const path = resource.hasChosenId ? `${resource.path}/${data['id']}` : resource.path;
    const key = keys.of(path, body);
    const headers = { 'Idempotency-Key': key };
    const made = await http<RecordBody & Readonly<Record<string, unknown>>>('POST', path, { body, headers });
    keys.done(key);
    const { record, ...shownOnce } = made.body;
    // The response of a create is short; the page shows the full record next.
    const full = resource.access.get ? await getOne(name, record.id).catch(() => record) : record;
    return { ...full, ...shownOnce };
  };

  const update = async (name: string, id: Identifier, data: Readonly<Record<string, unknown>>, before: PageRecord) => {
    const resource = resourceOf(name);
    const body = changesOf(before, data, writable(resource), objectsOf(resource));
    const version = (data[VERSION] ?? before[VERSION]) as string | undefined;
    if (Object.keys(body).length === 0) return await getOne(name, id);
    const headers = version ? { 'If-Match': version } : undefined;
    const { body: done } = await http<DoneBody>('PATCH', `${resource.path}/${id}`, { body, headers });
    const { removed } = done;
    return { ...(await getOne(name, id)), ...(removed && { removed }) };
  };

  const remove = async (name: string, id: Identifier, before?: PageRecord) => {
    const resource = resourceOf(name);
    const headers = before?.[VERSION] ? { 'If-Match': before[VERSION] } : undefined;
    await http('DELETE', `${resource.path}/${id}`, { headers });
    return before ?? { id };
  };

  const getMany = async (name: string, ids: readonly Identifier[]): Promise<RaRecord[]> => {
    const resource = resourceOf(name);
    const load = resource.access.list ? listByIds : getEach;
    const found = await load(resource, ids.filter(isId));
    const byId = new Map(found.map((record) => [record.id, record]));
    return ids.map((id) => byId.get(id) ?? { id });
  };

  /** Returns records as their list has them: one request for up to 100 of them. */
  const listByIds = async (resource: Resource, ids: readonly Identifier[]): Promise<RaRecord[]> => {
    const pages = await Promise.all(
      chunksOf(ids, MAX_PAGE_SIZE).map(async (chunk) => {
        const query = { ids: chunk.join(), limit: chunk.length, ...included(resource) };
        const answer = await ifVisible(http<ListBody>('GET', resource.path, { query }));
        return answer?.body.records ?? [];
      }),
    );
    return pages.flat();
  };

  const getEach = async ({ name }: Resource, ids: readonly Identifier[]): Promise<RaRecord[]> => {
    const found = await Promise.all(ids.map((id) => ifVisible(getOne(name, id))));
    return found.filter((record) => record !== undefined);
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
    act: async (_name, id, path, body) => {
      const target = path.replace('{id}', String(id));
      const key = keys.of(target, body);
      const { body: answer } = await http('POST', target, { body, headers: { 'Idempotency-Key': key } });
      keys.done(key);
      return answer;
    },
  };
  // React-admin lets each call choose its record type, which only the caller can know.
  return provider as unknown as PanelProvider;
}

/**
 * Deletes records sequentially, as many as possible. Missing records count as deleted.
 * @throws ApiFailure with the number of records that are left
 */
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

const objectsOf = ({ fields }: Resource): string[] =>
  fields.filter(({ type, list, map }) => type === 'object' && !list && !map).map(({ name }) => name);

/** Returns false for references that are 0 if there is none, such as the role of an administrator. */
const isId = (id: Identifier): boolean => Number.isSafeInteger(Number(id)) && Number(id) > 0;

function chunksOf<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}

/** Resolves with undefined if the caller may not see the record. @throws ApiFailure of any other kind */
async function ifVisible<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof ApiFailure && [403, 404].includes(failure.status)) return undefined;
    throw failure;
  }
}

/**
 * Creates idempotency keys. A retry after a failure, e.g. of the network, has the key of the first attempt, so that
 * nothing is created twice.
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
