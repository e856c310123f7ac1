import { seededRandom } from '@bms/testing/random';
import { Client } from 'undici';
import { clientAt, newClientAt, SEARCH_WORDS } from '../data/clients.ts';
import { type DialectName, dialectOf } from '../dialects/index.ts';
import type { HttpRequest, RecordId } from '../dialects/types.ts';
import { checkDetail, checkList, checkSearch } from './check.ts';
import type { Job, JobResult, Target } from './job.ts';
import { nextAction } from './work.ts';

/** One answer in so many is parsed and compared with the data set; of the others, the status is checked. */
const CHECK_EVERY = 16;
const MAX_REASONS = 3;
/** The number of updated records that the result names. */
const MAX_UPDATED = 20;

/** The beginning of the addresses that updates set; no client of the data set has it. */
export const UPDATED_ADDRESS = 'Neue Str. ';

/** A request, and the check of its answer. */
interface Planned {
  readonly request: HttpRequest;
  readonly status: number;
  readonly isWrite: boolean;
  /** True if every body is read, not one in CHECK_EVERY. */
  readonly isAlwaysRead?: boolean;
  /** Checks a parsed body and notes what follows from it. @returns what is wrong; undefined if nothing is */
  check(body: unknown): string | undefined;
}

interface Progress {
  readonly latencies: number[];
  readonly created: Target[];
  readonly updated: Array<{ id: RecordId }>;
  readonly reasons: string[];
  failures: number;
  started: number;
  writes: number;
  next: number;
}

/** A connection with what its requests need. */
interface Sender {
  readonly client: Client;
  readonly job: Job;
  readonly progress: Progress;
  readonly random: () => number;
  /** The clients that this connection updates. */
  readonly updatable: readonly Target[];
}

/** Sends the requests of a job over its connections, one at a time on each, and checks the answers. */
export async function runJob(job: Job): Promise<JobResult> {
  const clients = Array.from({ length: job.connections }, (_, index) => openClient(job, index));
  const progress: Progress = {
    latencies: [],
    created: [],
    updated: [],
    reasons: [],
    failures: 0,
    started: 0,
    writes: 0,
    next: job.createFrom,
  };
  const random = seededRandom(job.seed);
  const begun = performance.now();
  await Promise.all(
    clients.map((client, connection) => {
      const sender = { client, job, progress, random, updatable: shareOf(job, connection) };
      return keepSending(sender, begun + job.ms);
    }),
  );
  const ms = performance.now() - begun;
  await Promise.all(clients.map((client) => client.close()));
  const { latencies, created, updated, reasons, failures, writes } = progress;
  return {
    requests: latencies.length,
    ms,
    latencies: Float64Array.from(latencies),
    created,
    updated: updated.slice(-MAX_UPDATED),
    reasons,
    failures,
    writes,
  };
}

function openClient({ urls }: Job, index: number): Client {
  return new Client(urls[index % urls.length]!, { pipelining: 1 });
}

/**
 * Returns the clients that a connection updates: none of them is updated by another connection at the same time, since
 * contenders differ in what they do then, up to an error.
 */
function shareOf({ targets, connections }: Job, connection: number): readonly Target[] {
  return targets.filter((_, position) => position % connections === connection);
}

async function keepSending(sender: Sender, end: number): Promise<void> {
  const { client, job, progress } = sender;
  const { maxRequests = Number.POSITIVE_INFINITY } = job;
  while (performance.now() < end && progress.started < maxRequests) {
    const isChecked = progress.started++ % CHECK_EVERY === 0;
    const planned = plan(sender);
    const begun = performance.now();
    const wrong = await send(client, job, planned, isChecked).catch((error: Error) => error.message || error.name);
    if (wrong === undefined) {
      progress.latencies.push(performance.now() - begun);
      if (planned.isWrite) progress.writes++;
    } else {
      progress.failures++;
      if (progress.reasons.length < MAX_REASONS) progress.reasons.push(wrong);
    }
  }
}

/** Sends a request. @returns what is wrong with its answer; undefined if nothing is */
async function send(client: Client, job: Job, planned: Planned, isChecked: boolean): Promise<string | undefined> {
  const { method, path, body } = planned.request;
  const headers = body ? { ...job.headers, 'content-type': 'application/json' } : job.headers;
  const answer = await client.request({ method, path, headers, body: body && JSON.stringify(body) });
  const text = await answer.body.text();
  if (answer.statusCode !== planned.status)
    return `${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 200)}`;
  if (!isChecked && !planned.isAlwaysRead) return text.length > 0 ? undefined : `${method} ${path} answered nothing`;
  const wrong = planned.check(JSON.parse(text));
  return wrong && `${method} ${path}: ${wrong}`;
}

/** Returns the next request of a job. */
function plan({ job, progress, random, updatable }: Sender): Planned {
  const dialect = dialectOf(job.dialect);
  const read = { status: 200, isWrite: false };
  switch (nextAction(job.work, random())) {
    case 'list': {
      const request = dialect.list(1 + Math.floor(random() * job.pages));
      return { ...read, request, check: (body) => checkList(dialect, body, job.total) };
    }
    case 'detail': {
      const target = pick(job.targets, random);
      return { ...read, request: dialect.detail(target.id), check: (body) => checkDetail(dialect, body, target) };
    }
    case 'search': {
      const word = pick(SEARCH_WORDS, random);
      return {
        ...read,
        request: dialect.search(word),
        check: (body) => checkSearch(dialect, body, word, job.dataSize),
      };
    }
    case 'update':
      return planUpdate(job.dialect, pick(updatable, random), progress);
    case 'create':
      return planCreate(job, progress);
  }
}

function planUpdate(name: DialectName, { id }: Target, progress: Progress): Planned {
  const address = `${UPDATED_ADDRESS}${progress.next++}`;
  const check = () => {
    progress.updated.push({ id });
    return undefined;
  };
  return { request: dialectOf(name).update(id, { address }), status: 200, isWrite: true, check };
}

function planCreate({ dialect: name, isLoading }: Job, progress: Progress): Planned {
  const dialect = dialectOf(name);
  const index = progress.next++;
  const check = (body: unknown) => {
    progress.created.push({ id: dialect.readCreatedId(body), index });
    return undefined;
  };
  const request = dialect.create(isLoading ? clientAt(index) : newClientAt(index));
  return { request, status: dialect.createdStatus, isWrite: true, isAlwaysRead: true, check };
}

function pick<T>(all: readonly T[], random: () => number): T {
  return all[Math.floor(random() * all.length)]!;
}
