import type { ClientFields } from '../data/clients.ts';

/** An HTTP request without the headers of its connection. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object;
}

/** The id of a record, a number or a string. */
export type RecordId = string | number;

/** A record as a contender returns it. */
export interface ReceivedRecord {
  readonly id: RecordId;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page of records as a contender returns it. */
export interface ReceivedPage {
  readonly total: number;
  readonly records: readonly ReceivedRecord[];
}

/** The requests of a contender's API for clients, and where its answers have what they are checked for. */
export interface Dialect {
  /** A page of 20 clients with the total, newest first. */
  list(page: number): HttpRequest;
  /** The first page of the clients that match, with their total. */
  search(word: string): HttpRequest;
  detail(id: RecordId): HttpRequest;
  create(client: ClientFields): HttpRequest;
  /** Changes only these fields. */
  update(id: RecordId, changes: Partial<ClientFields>): HttpRequest;
  /** The status of a successful create. */
  readonly createdStatus: number;
  readPage(body: unknown): ReceivedPage;
  readRecord(body: unknown): ReceivedRecord;
  readCreatedId(body: unknown): RecordId;
}
