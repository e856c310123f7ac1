import { invalid } from '@bms/contracts';
import {
  forbiddenError,
  type HandlerOf,
  isEverything,
  pageOf,
  type Resource,
  scopeOf,
  unknownReference,
} from '@bms/service-kit';
import { trusted } from 'mongoose';
import type { Client } from '../clients.model.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { DuplicateGroups } from './groups.ts';
import { MAX_GROUP } from './scan-duplicates.ts';

type Listing = HandlerOf<'/bms.crm.Clients/ListDuplicates'>;

/**
 * Creates the handler that lists duplicates: of the values of a client among those that the caller may view, otherwise the
 * groups that the scan found.
 * @throws ApiError forbidden to list the groups if the caller may view some of the clients only
 */
export function listDuplicates(resource: Resource<Client>, groups: DuplicateGroups): Listing {
  const listed = listGroups(resource, groups);
  return async (call) => {
    const { list: _page, id, ...values } = call.request;
    const scope = scopeOf(resource, call, 'view');
    if (id) return shownMatches(await findOthers(resource, groups, id, call));
    if (Object.values(values).every((value) => !value)) {
      if (!isEverything(scope)) throw forbiddenError(resource, call, 'view');
      return listed(call);
    }
    return shownMatches(await findDuplicates(resource, values, scope, call));
  };
}

type Match = Awaited<ReturnType<typeof findDuplicates>>[number];

function shownMatches(found: readonly Match[]) {
  const records = found.slice(0, MAX_GROUP).map(({ client, reasons }) => ({
    ids: [client._id],
    reasons: [...reasons],
    clients: [shown(client)],
  }));
  return { records, meta: { total: records.length, current_page: 1, per_page: MAX_GROUP } };
}

/**
 * Returns the clients that are probably the same as one, except those that are kept apart from it.
 * @throws ApiError validation_failed for a client that the caller may not view
 */
async function findOthers(
  resource: Resource<Client>,
  groups: DuplicateGroups,
  id: number,
  call: Parameters<Listing>[0],
): Promise<Match[]> {
  const scope = scopeOf(resource, call, 'view');
  const client = await resource.model.findOne({ $and: [{ _id: id }, scope] }).lean();
  if (!client) throw invalid(unknownReference('id', id));
  const apart = await groups.apartFrom(id);
  const found = await findDuplicates(resource, client, scope, call);
  return found.filter(({ client: { _id } }) => _id !== id && !apart.has(_id));
}

const SHOWN = { rank: { $gt: 0 } };

function listGroups({ model }: Resource<Client>, { rows }: DuplicateGroups): Listing {
  return async ({ request }) => {
    const { number, size } = pageOf(request.list ?? {});
    const [total, page] = await Promise.all([
      rows.countDocuments(SHOWN),
      rows
        .find(SHOWN)
        .sort({ rank: -1, _id: 1 })
        .skip((number - 1) * size)
        .limit(size)
        .toArray(),
    ]);
    const ids = page.flatMap((group) => group.ids);
    const clients = await model.find({ _id: trusted({ $in: ids }) }).lean();
    const known = new Map(clients.map((client) => [client._id, client]));
    const records = page.map((group) => ({
      ids: [...group.ids],
      reasons: [...group.reasons],
      clients: group.ids.flatMap((id) => (known.has(id) ? [shown(known.get(id)!)] : [])),
    }));
    return { records, meta: { total, current_page: number, per_page: size } };
  };
}

const shown = ({ _id: id, company_name, email = '', phone = '', vat_number = '', city = '' }: Client) => ({
  ...{ id, company_name, email, phone, vat_number, city },
});
