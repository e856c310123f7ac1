import { trust } from '@bms/service-kit';
import type { ScimContext } from './context.ts';
import { attributeOf, compileFilter, type Filtered, parseFilter } from './filter/compile-filter.ts';
import type { Condition } from './filter/filter-attributes.ts';
import type { ListQuery } from './protocol/list-query.ts';
import type { Json } from './protocol/request.ts';
import { ScimError } from './protocol/scim-error.ts';
import type { ResourceType } from './resource-type.ts';
import { chooseAttributes } from './schema/choose-attributes.ts';

const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** A part of the matching resources of a type. */
interface Part {
  readonly skip: number;
  readonly limit: number;
}

/**
 * Returns the response to a query of one type of resources, or of several, whose resources then follow each other
 * (RFC 7644, 3.4.2).
 * @throws ScimError invalidFilter, invalidPath
 */
export async function findResources(
  context: ScimContext,
  types: readonly ResourceType[],
  query: ListQuery,
): Promise<object> {
  const { startIndex, count } = query;
  const resources: Json[] = [];
  let totalResults = 0;
  for (const type of types) {
    const filtered = filteredOf(context, type, types.length > 1);
    const condition = await conditionOf(type, filtered, query);
    const before = totalResults;
    totalResults += await context.kit.db.collection(type.collection).countDocuments(condition);
    const part = { skip: Math.max(0, startIndex - 1 - before), limit: count - resources.length };
    if (part.limit === 0) continue;
    const ids = await idsOf(context, type, filtered, condition, query, part);
    const shown = ids.length > 0 ? await type.show(context, ids, query.choice) : [];
    resources.push(...shown.map((resource) => chooseAttributes(type.schema, resource, query.choice)));
  }
  return {
    schemas: [LIST_SCHEMA],
    totalResults,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

const filteredOf = (context: ScimContext, type: ResourceType, ignoresUnknown: boolean): Filtered => ({
  schema: type.schema,
  attributes: type.filterAttributes(context),
  ignoresUnknown,
});

async function conditionOf({ base }: ResourceType, filtered: Filtered, { filter }: ListQuery): Promise<Condition> {
  if (filter === '') return base;
  return trust({ $and: [base, await compileFilter(filtered, parseFilter(filter))] });
}

/** Returns the ids of a part, in the order of the query. Texts are sorted without regard to case. */
async function idsOf(
  { kit }: ScimContext,
  { collection }: ResourceType,
  filtered: Filtered,
  condition: Condition,
  { sortBy, isDescending }: ListQuery,
  { skip, limit }: Part,
): Promise<number[]> {
  const records = kit.db.collection<{ _id: number }>(collection);
  const direction = isDescending ? -1 : 1;
  if (sortBy === '') {
    const found = records.find(condition as never, { projection: { _id: 1 } });
    return (await found.sort({ _id: 1 }).skip(skip).limit(limit).toArray()).map(({ _id }) => _id);
  }
  const attribute = attributeOf(filtered, sortBy);
  if (!attribute && !filtered.ignoresUnknown)
    throw new ScimError(400, `${sortBy} is not an attribute to sort by.`, 'invalidPath');
  const value = attribute?.value ?? '';
  const key = attribute?.type === 'string' && !attribute.caseExact ? { $toLower: { $ifNull: [value, ''] } } : value;
  const sorted = records.aggregate<{ _id: number }>([
    { $match: condition },
    { $project: { key } },
    { $sort: { key: direction, _id: 1 } },
    { $skip: skip },
    { $limit: limit },
  ]);
  return (await sorted.toArray()).map(({ _id }) => _id);
}
