import type { RpcPath, ServiceName, Services } from '@bms/contracts/types/rpcs';
import type { Handler, StreamHandler } from './module.ts';

declare const answeredRpc: unique symbol;

/**
 * A response that was encoded by the contract of the rpc of this name (`compileAnswer`, `list`), which sets all members of the
 * response. Its members are unknown to the compiler.
 */
export type EncodedAnswer<Name extends string = string> = Record<string, unknown> & { readonly [answeredRpc]: Name };

/**
 * A response as handlers write it: each member of the response, with what is unset of its messages left out. Messages that
 * `compileEncoder` returns are accepted as any message.
 */
export type AnswerOf<Response> = { readonly [Member in keyof Response]: Written<Response[Member]> };

type Written<Value> = Value extends string | number | boolean | Uint8Array | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Written<Item>[]
    : { readonly [Member in keyof Value]?: Written<Value[Member]> | null } | undefined;

/** The handler of an rpc: `HandlerOf<'/bms.billing.Invoices/AddPayment'>`. */
export type HandlerOf<Path extends RpcPath> = Path extends `/${infer Service extends ServiceName}/${infer Name}`
  ? HandlerFor<Services[Service][Name & keyof Services[Service]], Name>
  : never;

type HandlerFor<Rpc, Name extends string> = Rpc extends {
  request: infer Request;
  response: infer Response;
  isStream: infer IsStream;
}
  ? IsStream extends true
    ? StreamHandler<Request, AnswerOf<Response> | EncodedAnswer<Name>>
    : Handler<Request, AnswerOf<Response> | EncodedAnswer<Name>>
  : never;

/** The handlers of all rpcs of a service of the contract, except those that the kit handles: `HandlersOf<'bms.billing.Invoices'>`. */
export type HandlersOf<Service extends ServiceName> = {
  readonly [Name in keyof Services[Service] & string as IsGeneric<Services[Service][Name]> extends true
    ? never
    : Name]: HandlerFor<Services[Service][Name], Name>;
};

type IsGeneric<Rpc> = Rpc extends { isGeneric: infer Is } ? Is : never;
