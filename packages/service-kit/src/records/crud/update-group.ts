import { invalid, type Violation } from '@bms/contracts';
import type { ClientSession } from 'mongoose';
import type { EncodedAnswer } from '../../runtime/handlers-of.ts';
import type { GroupMember, GroupWork } from '../kit.ts';
import type { NamedRpc } from '../model/list-contract.ts';
import type { StoredRecord, StoredValues } from '../model/stored.ts';
import { compilePopulateNames } from '../references/populate-names.ts';
import { forMember, oneByOne } from '../writes/member-failure.ts';
import { type ChangedRecord, compileChangeAnswer } from './answer-change.ts';
import { changeRecord, type PlannedChange, planChange, writeChanges } from './change.ts';
import { compileChanges } from './changes.ts';
import { emitChange } from './events.ts';
import { assertChangeable, changeScope, loadForChange } from './load.ts';
import { findForChange, type WantedRecord } from './load-group.ts';
import type { Message, Resource } from './resource.ts';

/** An update whose references have been looked up. */
export interface CheckedUpdate {
  readonly id: number;
  readonly request: Message;
  readonly broken: readonly Violation[];
}

type Member = GroupMember<CheckedUpdate>;
type ReadUpdate = (member: Member, before: StoredRecord) => Promise<StoredValues>;
type Answer<Name extends string> = (change: ChangedRecord) => Promise<EncodedAnswer<Name>>;

/** Compiles the work of a group of updates. */
export function compileUpdates<Name extends string>(
  resource: Resource,
  rpc: NamedRpc<Name>,
): GroupWork<CheckedUpdate, EncodedAnswer<Name>> {
  const compiled = compileChangeAnswer(resource, rpc);
  const answer: Answer<Name> = (change) => compiled(change, 'Saved.');
  const readUpdate = compileReadUpdate(resource);
  if (areIndependent(resource)) return updatesTogether(resource, readUpdate, answer);
  return oneByOne(async (member, session) => {
    const { call, input, emit } = member;
    const tx = { session, emit };
    const before = await loadForChange(resource, call, input.id, 'update', tx);
    const after = await changeRecord(resource, before, await readUpdate(member, before), call, tx);
    return answer({ before, after, call, session });
  });
}

/** True if no rule of an update depends on other records of the type, so that the order within a group is irrelevant. */
function areIndependent({ rules, definition }: Resource): boolean {
  const { normalize, compute, assert, follow } = rules;
  const { areUpdatesIndependent = !(normalize || compute || assert || follow) } = rules;
  return areUpdatesIndependent && !definition.refersTo?.some(({ collection }) => collection === definition.name);
}

/** Compiles the function that returns the changes of an update, by stored name. */
function compileReadUpdate(resource: Resource): ReadUpdate {
  const readChanges = compileChanges(resource);
  const fillNames = compilePopulateNames(resource.record, resource.kit.names);
  const names = resource.record.fields.filter(({ rules }) => rules.nameOf).map(({ name }) => name);
  return async ({ call, input: { request, broken } }, before) => {
    const sent = (await resource.rules.normalize?.(request, call, before)) ?? request;
    const [shown = before] = names.some((name) => call.mask.includes(name)) ? await fillNames([before]) : [];
    const changes = readChanges(shown, sent, call.mask);
    assertReferences(resource, broken, changes);
    return changes;
  };
}

/** Rejects broken references in changed fields. An unchanged reference may point to a record that was deleted since. */
function assertReferences({ record }: Resource, broken: readonly Violation[], changes: StoredValues): void {
  const changed = broken.filter(({ field }) => (record.field(field)?.rules.storedAs ?? field) in changes);
  if (changed.length > 0) throw invalid(...changed);
}

/** Returns the work that reads the records of a group with one query and writes them with one command. */
function updatesTogether<Name extends string>(
  resource: Resource,
  readUpdate: ReadUpdate,
  answer: Answer<Name>,
): GroupWork<CheckedUpdate, EncodedAnswer<Name>> {
  return async (members, session) => {
    const answers: EncodedAnswer<Name>[] = [];
    for (const round of roundsOf(members)) {
      const updated = await updateRound(resource, readUpdate, round, session);
      // Their look-ups of names share queries.
      await Promise.all(
        updated.map(async ({ index, change }) => {
          answers[index] = await forMember(index, () => answer(change));
        }),
      );
    }
    return answers;
  };
}

/** A member of a group and its position in it. */
interface Positioned {
  readonly member: Member;
  readonly index: number;
}

/** Splits a group into rounds without two updates of one record, of which the later must see the earlier. */
function roundsOf(members: readonly Member[]): Positioned[][] {
  const rounds: Positioned[][] = [];
  const seen = new Map<number, number>();
  for (const [index, member] of members.entries()) {
    const { id } = member.input;
    const round = seen.get(id) ?? 0;
    seen.set(id, round + 1);
    rounds[round] ??= [];
    rounds[round].push({ member, index });
  }
  return rounds;
}

/** Updates different records. @returns the changes, with the positions of their members */
async function updateRound(
  resource: Resource,
  readUpdate: ReadUpdate,
  round: readonly Positioned[],
  session: ClientSession,
): Promise<{ readonly index: number; readonly change: ChangedRecord }[]> {
  const befores = await loadRound(resource, round, session);
  const plans: (PlannedChange | undefined)[] = [];
  for (const [position, { member, index }] of round.entries()) {
    const before = befores[position]!;
    const tx = { session, emit: member.emit };
    plans.push(
      await forMember(index, async () =>
        planChange(resource, before, await readUpdate(member, before), member.call, tx),
      ),
    );
  }
  await writeChanges(
    resource,
    plans.filter((plan) => plan !== undefined),
    session,
  );
  return round.map(({ member, index }, position) => {
    const plan = plans[position];
    if (plan) emitChange(resource, plan.change, member.emit);
    const before = befores[position]!;
    const after = plan?.change.after ?? before;
    member.call.setVersion(after.version);
    return { index, change: { before, after, call: member.call, session } };
  });
}

/** Loads the records of a round. @throws the failure of the first member that may not change its record */
async function loadRound(
  resource: Resource,
  round: readonly Positioned[],
  session: ClientSession,
): Promise<StoredRecord[]> {
  const wanted: WantedRecord[] = [];
  for (const { member, index } of round) {
    const scope = await forMember(index, () => changeScope(resource, member.call, 'update'));
    wanted.push({ id: member.input.id, scope });
  }
  const found = await findForChange(resource, wanted, session);
  const records: StoredRecord[] = [];
  for (const [position, { member, index }] of round.entries())
    records.push(await forMember(index, () => assertChangeable(resource, member.call, 'update', found[position]!)));
  return records;
}
