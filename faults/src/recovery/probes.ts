import { type Bms, createApi } from '@bms/client';
import { createHttp } from '@bms/testing';
import type { Ledger } from '../load/ledger.ts';
import type { Stage } from '../stage/stage.ts';

/** A kind of call. It fails by an error. */
export interface Probe {
  readonly name: string;
  call(): Promise<void>;
}

/** The time limit of a call, longer than the deadline of the gateway, in milliseconds. */
const CALL_MS = 6000;

/** A call that is sent once. */
type Call = (api: Bms, ledger: Ledger) => Promise<unknown>;

/** A write and a read of each service. */
const calls: Readonly<Record<string, Call>> = {
  'create client': async (api, ledger) => {
    const client = { company_name: 'Probe', type: 'person' } as const;
    const { data } = await api.clients.create({ body: client });
    ledger.acknowledge(`/api/clients/${data.record.id}`, client);
  },
  'list clients': (api) => api.clients.list(),
  'create item': async (api, ledger) => {
    const item = { title: 'Probe', rate: 100 };
    const { data } = await api.items.create({ body: item });
    ledger.acknowledge(`/api/items/${data.record.id}`, item);
  },
  'list invoices': (api) => api.invoices.list(),
  'create task': async (api, ledger) => {
    const task = { title: 'Probe' };
    const { data } = await api.tasks.create({ body: task });
    ledger.acknowledge(`/api/tasks/${data.record.id}`, task);
  },
  'create announcement': async (api, ledger) => {
    const announcement = { title: 'Probe' };
    const { data } = await api.announcements.create({ body: announcement });
    ledger.acknowledge(`/api/announcements/${data.record.id}`, announcement);
  },
  'upload file': async (api, ledger) => {
    const file = new File(['probe'], 'probe.txt', { type: 'text/plain' });
    const { data } = await api.files.upload({ body: { file } });
    ledger.acknowledge(`/api/file-manager/files/${data.record.id}`, { file_name: file.name, size: file.size });
  },
  'list files': (api) => api.folders.list(),
  'list audit log': (api) => api.auditLog.list(),
};

/** Returns a probe of each kind of call through each gateway. */
export function createProbes(stage: Stage, ledger: Ledger): Probe[] {
  return stage.urls.flatMap((url, index) => {
    const fetch = (request: Request) => fetchOnce(request, ledger);
    const api = createApi({ url, token: stage.token, fetch, retry: { tries: 1, maxWait: 0 } });
    const each = Object.entries(calls).map(([name, call]) => ({
      name,
      call: async () => void (await call(api, ledger)),
    }));
    const probes = [...each, { name: 'sign in', call: () => signInAt(url, stage) }];
    return probes.map(({ name, call }) => ({ name: `${name} at gateway ${index + 1}`, call }));
  });
}

async function fetchOnce(request: Request, ledger: Ledger): Promise<Response> {
  const startedAt = performance.now();
  const count = (what: string): void =>
    ledger.countAnswer({ request: `${request.method} ${request.url}`, what, ms: performance.now() - startedAt });
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(CALL_MS) });
    count(String(answer.status));
    const isAllowed = answer.ok || [429, 503, 504].includes(answer.status);
    if (!isAllowed)
      ledger.violate(`a probe of ${request.url} answered ${answer.status}: ${await answer.clone().text()}`);
    return answer;
  } catch (error) {
    count('no answer');
    throw error;
  }
}

async function signInAt(url: string, { system }: Stage): Promise<void> {
  const signedIn = createHttp(url).send('POST', '/api/auth/login', system.admin);
  const { status } = await Promise.race([signedIn, rejectAfter(CALL_MS)]);
  if (status !== 200) throw new Error(`signing in answered ${status}`);
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref());
}
