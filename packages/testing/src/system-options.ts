import type { StartedMongo } from './backing-services.ts';
import type { IssuedCertificate } from './certificate.ts';

/** The options of a complete system. */
export interface SystemOptions {
  /** The number of gateways; 1 by default. */
  readonly gateways?: number;
  /** The number of replicas of each service, or of the services named; 1 by default. */
  readonly replicas?: number | Readonly<Record<string, number>>;
  /** The SMTP server; by default an address without a server. */
  readonly smtpUrl?: string;
  /** Additional settings of all gateways, such as other limits. */
  readonly gatewaySettings?: Readonly<Record<string, string>>;
  /** Additional settings of all services. */
  readonly serviceSettings?: Readonly<Record<string, string>>;
  /** A mongod that the system shares with others and does not stop; its own by default. */
  readonly mongo?: StartedMongo;
  /** The beginning of the database names, which systems that share a mongod must not share; `bms_` by default. */
  readonly databasePrefix?: string;
  /**
   * Returns the port by which processes connect to a server, e.g. that of a proxy before it.
   * @param server `nats`, `redis`, or the name of a service for the gRPC port of one of its replicas
   * @param port its own port, the default
   */
  readonly reach?: (server: string, port: number) => Promise<number>;
  /**
   * Returns the port by which gateways connect to the HTTP port of a service, the same for all its replicas; by default
   * that of the first.
   */
  readonly reachHttp?: (service: string, port: number) => Promise<number>;
  /** The certificate of all processes and of NATS, for mutual TLS among them; plain text by default. */
  readonly certificate?: IssuedCertificate;
  /** True for NODE_ENV=production, with secrets that production accepts. */
  readonly isProduction?: boolean;
  /** The folder of a build of the checkout; by default the processes run from their sources. */
  readonly buildDir?: string;
  /**
   * The services that have processes of their own, such as those that a test kills; all others and the first gateway then
   * share one, see startHost. By default each has its own. Not with replicas or a build.
   */
  readonly apart?: readonly string[];
  /** The instant at which the clocks of all processes start, RFC 3339; by default they show the time. */
  readonly startsAt?: string;
}
