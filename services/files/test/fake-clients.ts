import { type Contract, loadContract } from '@bms/contracts';
import type { DelegatedAnswer, DelegatedCall } from '@bms/contracts/types/api';

type Members = Record<string, unknown>;

/** A client of the stand-in for crm. */
interface StoredClient extends Members {
  readonly id: number;
  version: number;
}

/**
 * The clients and contacts of crm, kept in memory: bulk writes with keys, dry runs and versions, lists by email and search,
 * and details.
 */
export class FakeClients {
  readonly records = new Map<number, StoredClient>();
  /** The names of contacts by client, of those that exist. */
  readonly contacts = new Map<number, string[]>();
  /** The number of bulks that were made and not replayed. */
  writes = 0;
  /** The code of the error that calls get instead of an answer. */
  failWith = '';
  /** The status of the errors of deletions; 0 for none. */
  failDeletesWith = 0;
  readonly #contract: Contract = loadContract();
  readonly #answers = new Map<string, Members>();
  #lastId = 100;

  /** Answers a call as a gateway would hand it over. */
  readonly make = ({ rpc, request, idempotency_key, dry_run }: DelegatedCall): DelegatedAnswer => {
    if (this.failWith !== '')
      return { response: Buffer.of(), version: 0, error_code: this.failWith, error_message: '' };
    const { service, name } = this.#contract.rpc(rpc);
    const method = this.#contract.definition(service.name)[name]!;
    const message = method.requestDeserialize(Buffer.from(request)) as Members;
    const ofContacts = service.module === 'contacts' && !dry_run;
    const { answer, version = 0 } = ofContacts
      ? this.#addContacts(message, idempotency_key)
      : this.#answer(name, message, idempotency_key, dry_run);
    return { response: method.responseSerialize(answer), version, error_code: '', error_message: '' };
  };

  #answer(name: string, message: Members, key: string, isDryRun: boolean): { answer: Members; version?: number } {
    if (name === 'List') {
      const { search } = (message['list'] ?? {}) as { search?: string };
      const records = [...this.records.values()].filter(({ email, company_name }) =>
        search ? String(company_name).toLowerCase().includes(search.toLowerCase()) : email === message['email'],
      );
      return { answer: { records, meta: { total: records.length } } };
    }
    if (name === 'Get') {
      const record = this.records.get(Number(message['id']))!;
      return { answer: { record }, version: record.version };
    }
    const known = this.#answers.get(key);
    if (known) return { answer: known };
    const answer = {
      results: (message['items'] as Members[]).map((item, index) => this.#write(item, index, isDryRun)),
    };
    // Only what was written is replayed.
    if (key !== '' && this.failDeletesWith === 0) this.#answers.set(key, answer);
    if (!isDryRun) this.writes += 1;
    return { answer };
  }

  /** Adds contacts to a client, once for a key. */
  #addContacts(message: Members, key: string): { answer: Members; version?: number } {
    const known = this.#answers.get(key);
    if (known) return { answer: known };
    const names = this.contacts.get(Number(message['client_id'])) ?? [];
    const items = message['items'] as Members[];
    names.push(...items.map(({ record }) => (JSON.parse(String(record)) as { name: string }).name));
    this.contacts.set(Number(message['client_id']), names);
    this.writes += 1;
    const results = items.map((_item, index) => ({ index, status: 201, id: ++this.#lastId, etag: '"1"' }));
    this.#answers.set(key, { results });
    return { answer: { results } };
  }

  #write(item: Members, index: number, isDryRun: boolean): Members {
    const sent = (item['record'] ? JSON.parse(String(item['record'])) : {}) as Members;
    const [source] = Object.entries(item['external_id'] ?? {});
    const external = source && [...this.records.values()].find((one) => idsOf(one)[source[0]] === source[1]);
    const id = external?.id ?? Number(item['id'] ?? 0);
    if (item['action'] !== 'delete' && sent['type'] === undefined && id === 0)
      return failure(index, 422, 'validation_failed', [
        { field: 'type', code: 'required', message: 'type is required.' },
      ]);
    if (id === 0) {
      const record = {
        ...sent,
        id: this.#lastId + 1,
        version: 1,
        ...(source && { external_ids: { [source[0]]: source[1] } }),
      };
      if (!isDryRun) this.records.set(++this.#lastId, record);
      return { index, status: 201, id: record.id, etag: '"1"' };
    }
    return this.#change(index, item, { id, sent, isDryRun });
  }

  #change(
    index: number,
    { action, if_match }: Members,
    { id, sent, isDryRun }: { id: number; sent: Members; isDryRun: boolean },
  ) {
    const record = this.records.get(id);
    if (!record) return failure(index, 404, 'not_found');
    if (if_match && if_match !== `"${record.version}"`) return failure(index, 412, 'version_mismatch');
    if (isDryRun) return { index, status: 200, id, etag: `"${record.version}"` };
    if (action === 'delete' && this.failDeletesWith) return failure(index, this.failDeletesWith, 'unavailable');
    if (action === 'delete') this.records.delete(id);
    else Object.assign(record, sent, { version: record.version + 1 });
    return { index, status: 200, id, etag: `"${record.version}"` };
  }
}

const idsOf = (record: Members) => (record['external_ids'] ?? {}) as Record<string, string>;

const failure = (index: number, status: number, code: string, errors: readonly object[] = []) => ({
  index,
  status,
  problem: JSON.stringify({ status, code, detail: `${code}.`, errors }),
});
