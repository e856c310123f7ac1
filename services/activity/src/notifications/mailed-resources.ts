import type { Contract, RecordEventsContract } from '@bms/contracts';
import type { RpcPath } from '@bms/contracts/types/rpcs';
import type { EventData, EventName } from '@bms/events';

/** The event of a document that was sent to its client. */
export type SentEvent = {
  [Name in EventName]: EventData[Name] extends { readonly id: number; readonly client_id: number } ? Name : never;
}[EventName] &
  `${string}.sent`;

type RpcNamed<Name extends string> = Extract<RpcPath, `${string}/${Name}`>;

/** A resource whose documents are mailed. */
export interface MailedResource {
  /** The key of its module, e.g. `credit_notes`. Queued mails have it. */
  readonly module: string;
  /** The service that has it, e.g. `billing`. */
  readonly owner: string;
  readonly sent: SentEvent;
  /** The rpc that returns the recipients of a document. */
  readonly get: RpcNamed<'GetMail'>;
  /** The rpc that composes the mail of a document to one address. */
  readonly compose: RpcNamed<'ComposeMail'>;
}

/** Returns the resources whose documents are mailed: those of the contract that compose mails. */
export function mailedResources({ recordEvents }: Pick<Contract, 'recordEvents'>): MailedResource[] {
  return recordEvents.flatMap((records) => mailedResource(records) ?? []);
}

function mailedResource({ resource, rpc }: RecordEventsContract): MailedResource | undefined {
  const { module, owner, rpcs } = rpc.service;
  const pathOf = (name: string) => rpcs.find((one) => one.name === name)?.path;
  const compose = pathOf('ComposeMail');
  if (!compose) return undefined;
  const declared = { sent: `${resource}.sent`, get: pathOf('GetMail'), compose };
  return { module, owner, ...(declared as Pick<MailedResource, 'sent' | 'get' | 'compose'>) };
}
