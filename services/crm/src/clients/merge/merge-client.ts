import { invalid, type Violation } from '@bms/contracts';
import {
  assertPrecondition,
  type Call,
  changeRecord,
  compileChangeAnswer,
  forbiddenError,
  type HandlerOf,
  loadForChange,
  type Resource,
  removeRecord,
  scopeOf,
  type Transaction,
  unknownReference,
} from '@bms/service-kit';
import { fittingValues } from '../../custom-fields/fitting-values.ts';
import type { Client } from '../clients.model.ts';
import type { DuplicateGroups } from '../duplicates/groups.ts';
import { mergedValues } from './merged-values.ts';

/**
 * Creates the handler that merges a client into another one. The caller must be permitted to change the one and to delete the
 * other. Records of all services that refer to the merged client follow by the event of the merge.
 * @throws ApiError validation_failed naming from_id if it is the client itself, not accessible or merged already
 * @see docs/adr/0232-references-follow-merges.md
 */
export function mergeClient(
  resource: Resource<Client>,
  duplicates: DuplicateGroups,
): HandlerOf<'/bms.crm.Clients/Merge'> {
  const { kit, record, definition } = resource;
  const answer = compileChangeAnswer(resource, resource.rpc('Merge'));
  return (call) =>
    kit.write(call, async (tx) => {
      const { id, from: other } = call.request;
      const before = await loadForChange(resource, call, id, 'update', tx);
      assertPrecondition(resource, before, call);
      if (other.from_id === id) throw invalid(sameClient);
      const merged = await loadMerged(resource, call, other.from_id, tx);
      const custom_fields = await fittingValues(kit.db, merged, 'clients', 'clients', tx.session);
      const changes = mergedValues(record, { into: before, from: { ...merged, custom_fields } }, other.fields);
      // First: its ids in other systems are unique.
      await removeRecord(resource, { ...merged, merged_into: id }, call, tx);
      await kit.merges.note(definition.name, { from: merged._id, into: id, cause: call }, tx.session);
      await duplicates.merge(merged._id, id, tx.session);
      const contact_names = { ...(merged.contact_names as object), ...(before.contact_names as object) };
      const named = Object.keys(contact_names).length > 0 ? { contact_names } : {};
      const after = await changeRecord(resource, before, { ...changes, ...named }, call, tx);
      return answer({ before, after, call, session: tx.session }, 'Merged.');
    });
}

/**
 * Loads the client that is merged; If-Match concerns the client that remains.
 * @throws ApiError validation_failed for a client that the caller may not view; forbidden for one that the caller may not delete
 */
async function loadMerged(resource: Resource<Client>, call: Call, id: number, tx: Transaction): Promise<Client> {
  const [viewable, deletable] = [scopeOf(resource, call, 'view'), scopeOf(resource, call, 'delete')];
  const { model } = resource;
  const client = await model
    .findOne({ $and: [{ _id: id }, viewable] })
    .session(tx.session)
    .lean();
  if (!client) throw invalid(await missingClient(resource, call, id, tx));
  const isDeletable = await model.exists({ $and: [{ _id: id }, deletable] }).session(tx.session);
  if (!isDeletable) throw forbiddenError(resource, call, 'delete');
  return client;
}

/** Returns the violation by an unknown client, or by one that was merged already, if the caller may view where it went. */
async function missingClient(
  { kit, model, ...resource }: Resource<Client>,
  call: Call,
  id: number,
  { session }: Transaction,
): Promise<Violation> {
  const into = (await kit.merges.find(resource.definition.name, [id], session)).get(id);
  const visible = { $and: [{ _id: into }, scopeOf({ kit, model, ...resource }, call, 'view')] };
  if (into === undefined || !(await model.exists(visible).session(session))) return unknownReference('from_id', id);
  return { field: 'from_id', code: 'merged', message: `from_id ${id} was merged into client ${into}.` };
}

const sameClient: Violation = {
  field: 'from_id',
  code: 'out_of_range',
  message: 'from_id must be the id of another client.',
};
