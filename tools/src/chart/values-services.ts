/** The entry of a service in the values of the chart, from its sources and its contract. */
export interface ChartService {
  readonly name: string;
  /** The services that it calls, sorted. */
  readonly calls: readonly string[];
  /** True if its contract has uploads, downloads or event streams. */
  readonly hasStreams: boolean;
}

/** The section `services` of values.yaml, up to the empty line after it. */
const SECTION = /^services:\n((?: .*\n)+)/m;
/** The values of one service. */
const SERVICE = /^ {2}(\w+):.*\n(?: {4}.*\n)*/gm;
/** The values that are derived. */
const DERIVED = /^ {4}(?:calls|http): .*\n/gm;

/** Returns values.yaml with exactly these services, what each calls, and whether it has streams; other values stay. */
export function valuesWithServices(text: string, services: readonly ChartService[]): string {
  const [section, present] = SECTION.exec(text) ?? [];
  if (section === undefined) throw new Error('values.yaml has no section services');
  const own = new Map([...present!.matchAll(SERVICE)].map(([values, name]) => [name!, ownValues(values)]));
  const blocks = services.map(({ name, calls, hasStreams }) => {
    const derived = `    calls: [${calls.join(', ')}]\n${hasStreams ? '    http: true\n' : ''}`;
    return `  ${name}:\n${derived}${own.get(name) ?? ''}`;
  });
  return text.replace(section, () => `services:\n${blocks.join('')}`);
}

/** Returns the values of a service that are not derived, without its name. */
const ownValues = (values: string): string => values.replace(/^.*\n/, '').replaceAll(DERIVED, '');
