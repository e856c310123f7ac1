import protobuf from 'protobufjs';
import { allOf, optionValues, type RawOption } from './options.ts';

/** An event that the contract declares. */
export interface DeclaredEvent {
  /** `<resource>.<event>`, e.g. `client.created`. */
  readonly type: string;
  readonly when: string;
  /** True for events between services only. */
  readonly internal: boolean;
  readonly message: protobuf.Type;
}

/** Returns the events of a contract, in the order of the protos. */
export const declaredEvents = (root: protobuf.Root): DeclaredEvent[] =>
  allOf(root, protobuf.Type).flatMap((message) =>
    (optionValues(message, '(bms.api.event)') as RawOption[]).map(({ type, when = '', internal }) => ({
      type: String(type),
      when: String(when),
      internal: internal === true,
      message,
    })),
  );

/** Returns the events that are not internal. */
export const openEvents = (root: protobuf.Root): DeclaredEvent[] =>
  declaredEvents(root).filter(({ internal }) => !internal);
