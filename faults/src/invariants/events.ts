import { collectionOf, type Invariant } from './invariant.ts';

interface OutboxRow {
  readonly _id: string;
  readonly subject: string;
}

interface AuditEntry {
  readonly _id: number;
  readonly event_id: string;
}

/** The subjects of the events of changed records, which all are audited. */
const CHANGES = /^bms\.\w+\.record\./;

/** The collections whose names differ from those in the paths of their records. */
const COLLECTIONS: Readonly<Record<string, string>> = { files: 'entries' };

/** Every write of a record has its entry in the audit log, once. */
export const writesAreAudited: Invariant = async ({ stage }) => {
  const entries = await collectionOf<AuditEntry>(stage, 'activity', 'audit_log').find().toArray();
  const audited = Map.groupBy(entries, ({ event_id }) => event_id);
  const violations: string[] = [];
  for (const service of stage.services) {
    const rows = await collectionOf<OutboxRow>(stage, service, 'outbox').find({ subject: CHANGES }).toArray();
    for (const { _id, subject } of rows) {
      const count = audited.get(_id)?.length ?? 0;
      if (count !== 1) violations.push(`the event ${subject} of ${service} has ${count} audit entries`);
    }
  }
  return violations;
};

/** Every acknowledged write of a record has published an event of its change. */
export const acknowledgedWritesHaveEvents: Invariant = async ({ stage, ledger }) => {
  const changes = new Map<string, number>();
  for (const service of stage.services) {
    const rows = await collectionOf<OutboxRow>(stage, service, 'outbox').find({ subject: CHANGES }).toArray();
    // A subject ends with the collection and the id of the record, e.g. `clients-7`.
    for (const { subject } of rows) {
      const record = subject.split('.').at(-1)!;
      changes.set(record, (changes.get(record) ?? 0) + 1);
    }
  }
  return [...ledger.records].flatMap(([path, { writes }]) => {
    const [resource, id] = path.split('/').slice(-2);
    const count = changes.get(`${COLLECTIONS[resource!] ?? resource}-${id}`) ?? 0;
    return count >= writes ? [] : [`${path} has ${writes} acknowledged writes and ${count} events`];
  });
};

/** No event was parked. */
export const noDeadLetters: Invariant = async ({ stage }) => {
  const violations: string[] = [];
  for (const service of stage.services) {
    const letters = await collectionOf(stage, service, 'dead_letters').find().toArray();
    violations.push(
      ...letters.map((letter) => `${service} has a dead letter: ${JSON.stringify(letter).slice(0, 300)}`),
    );
  }
  return violations;
};
