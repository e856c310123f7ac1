import type { ProcessReport } from '@bms/service-kit';

/** Time for which a process that no longer answers is listed, in milliseconds. */
const FORGET_AFTER_MS = 60_000;

/** A process with the time of its last report, in milliseconds since the Unix epoch. */
export interface SeenProcess {
  readonly report: ProcessReport;
  readonly seenAtMs: number;
}

/** A process of which only the service is known: none of them answered. */
interface UnseenService {
  readonly service: string;
}

/** The processes that are expected to answer: those that answered within the last minute, and one of each service. */
export class KnownProcesses {
  readonly #services: ReadonlySet<string>;
  readonly #seen = new Map<string, SeenProcess>();

  /** @param services the names of all services, and of the gateway */
  constructor(services: ReadonlySet<string>) {
    this.#services = services;
  }

  /** True if the reports are those of all expected processes. */
  areAll(reports: readonly ProcessReport[]): boolean {
    const keys = new Set(reports.map(keyOf));
    return [...this.#seen.keys()].every((key) => keys.has(key)) && this.#unseen(reports).length === 0;
  }

  /**
   * Records the reports of a collection.
   * @param nowMs its time, in milliseconds since the Unix epoch
   * @returns the expected processes and services that did not answer
   */
  record(reports: readonly ProcessReport[], nowMs: number): (SeenProcess | UnseenService)[] {
    for (const report of reports) this.#seen.set(keyOf(report), { report, seenAtMs: nowMs });
    for (const [key, { seenAtMs }] of this.#seen) if (nowMs - seenAtMs > FORGET_AFTER_MS) this.#seen.delete(key);
    const silent = [...this.#seen.values()].filter(({ seenAtMs }) => seenAtMs < nowMs);
    return [...silent, ...this.#unseen([...reports, ...silent.map(({ report }) => report)])];
  }

  #unseen(reports: readonly ProcessReport[]): UnseenService[] {
    const found = new Set(reports.map(({ service }) => service));
    return [...this.#services].filter((service) => !found.has(service)).map((service) => ({ service }));
  }
}

const keyOf = ({ service, instance }: ProcessReport): string => `${service} ${instance}`;
