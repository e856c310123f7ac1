import type { KubernetesObject } from './helm.ts';

/** A container as rendered. */
export interface Container {
  readonly image: string;
  readonly args?: readonly string[];
  readonly env: readonly EnvVar[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
}

/** An environment variable, with a value or from a secret. */
export interface EnvVar {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef: { readonly name: string; readonly key: string; readonly optional?: boolean };
  };
}

/** A probe over HTTP or gRPC. */
export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string; readonly scheme?: string };
  readonly grpc?: { readonly port: number; readonly service?: string };
}

/** Finds an object. @throws Error if there is none */
export function find(objects: readonly KubernetesObject[], kind: string, name: string): KubernetesObject {
  const found = objects.find((object) => object.kind === kind && object.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
}

/** Returns all objects of a kind. */
export const ofKind = (objects: readonly KubernetesObject[], kind: string): KubernetesObject[] =>
  objects.filter((object) => object.kind === kind);

/** Returns the container of a Deployment or a Job. */
export const containerOf = ({ spec }: KubernetesObject): Container => spec.template.spec.containers[0];

/** Returns the environment that a container gets, with `secret` in place of each value of a secret. */
export function environmentOf({ env }: Container, secret: (name: string) => string): Record<string, string> {
  return Object.fromEntries(env.map(({ name, value }) => [name, value ?? secret(name)]));
}

/** A connection to a port of a pod of the release. */
export interface Connection {
  /** Component of the calling pod; `namespace:<name>` for any pod of another namespace. */
  readonly from: string;
  readonly to: string;
  readonly port: number;
}

/** True if the network policies allow a connection: one of the caller for egress, and one of the callee for ingress. */
export function allows(objects: readonly KubernetesObject[], { from, to, port }: Connection): boolean {
  const policies = ofKind(objects, 'NetworkPolicy');
  const isOutside = from.startsWith('namespace:');
  const isOpen = (component: string, direction: 'Ingress' | 'Egress', peer: string): boolean => {
    const own = policies.filter(
      ({ spec }) => spec.policyTypes.includes(direction) && selects(spec.podSelector, component),
    );
    const rules: Rule[] = own.flatMap(({ spec }) => spec[direction.toLowerCase()] ?? []);
    return own.length === 0 || rules.some((rule) => matches(rule, peer, port));
  };
  return (isOutside || isOpen(from, 'Egress', to)) && isOpen(to, 'Ingress', from);
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port: number }[];
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: object;
}

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
}

function matches({ from, to, ports }: Rule, peer: string, port: number): boolean {
  const peers = from ?? to;
  const isPort = ports === undefined || ports.some((allowed) => allowed.port === port);
  return isPort && (peers === undefined || peers.some((allowed) => isPeer(allowed, peer)));
}

function isPeer({ podSelector, namespaceSelector }: Peer, peer: string): boolean {
  if (namespaceSelector) return peer === `namespace:${namespaceSelector.matchLabels?.['kubernetes.io/metadata.name']}`;
  return podSelector !== undefined && !peer.startsWith('namespace:') && selects(podSelector, peer);
}

/** True if a selector selects the pods of a component of the release `bms`. */
function selects({ matchLabels = {} }: Selector, component: string): boolean {
  const labels: Readonly<Record<string, string>> = {
    'app.kubernetes.io/name': 'bms',
    'app.kubernetes.io/instance': 'bms',
    'app.kubernetes.io/component': component,
  };
  return Object.entries(matchLabels).every(([name, value]) => labels[name] === value);
}
