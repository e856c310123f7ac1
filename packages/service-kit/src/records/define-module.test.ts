import { expect, test } from '@jest/globals';
import type { Call, StreamCall } from '../runtime/call.ts';
import type { EncodedAnswer, HandlerOf, HandlersOf } from '../runtime/handlers-of.ts';
import type { Handler } from '../runtime/module.ts';
import { action } from './crud/action.ts';
import { crud } from './crud/crud.ts';
import { get } from './crud/get.ts';
import type { Resource } from './crud/resource.ts';
import { defineModule } from './define-module.ts';
import type { Kit } from './kit.ts';

const SERVICE = 'bms.billing.Refunds';
const read: Pick<HandlersOf<typeof SERVICE>, 'List'> = {
  List: async () => ({}) as EncodedAnswer<'List'>,
};
const Get = async ({ request }: Call<{ id: number }>) => ({ record: { id: request.id }, actions: [] });

test('a module has a handler for each rpc of its service and no others', () => {
  const module = defineModule({ service: SERVICE, setup: () => ({ ...read, Get }) });
  expect(module.service).toBe(SERVICE);
  // @ts-expect-error Get is missing
  defineModule({ service: SERVICE, setup: () => read });
  // @ts-expect-error the service has no rpc Gett
  defineModule({ service: SERVICE, setup: () => ({ ...read, Get, Gett: Get }) });
  // @ts-expect-error the service has no rpc Gett, after its start either
  defineModule({ service: SERVICE, setup: async () => ({ ...read, Get, Gett: Get }) });
  // @ts-expect-error the contract has no such service
  defineModule({ service: 'bms.billing.Refund', setup: () => ({ ...read, Get }) });
});

test('a handler takes the request of its rpc', () => {
  const Get: HandlerOf<'/bms.billing.Refunds/Get'> = async ({ request }) => ({
    record: { id: request.id },
    actions: [],
  });
  // @ts-expect-error the request has no member number
  const wrong: HandlerOf<'/bms.billing.Refunds/Get'> = async ({ request }) => ({ record: { id: request.number } });
  const ofText: Handler<{ id: string }, { record: null }> = async () => ({ record: null });
  // @ts-expect-error ids are numbers
  defineModule({ service: SERVICE, setup: () => ({ ...read, Get: ofText }) });
  const addPayment = ({ request }: Parameters<HandlerOf<'/bms.billing.Invoices/AddPayment'>>[0]): number =>
    // A message that the validation requires is set.
    request.payment.amount;
  expect([Get, wrong, addPayment]).toHaveLength(3);
});

test('a handler returns each member of the response of its rpc, with values of their types', () => {
  const handlers: HandlerOf<'/bms.billing.Invoices/OrderDeposits'>[] = [
    async () => ({ total: 1 }),
    // @ts-expect-error total is missing
    async () => ({}),
    // @ts-expect-error total is a number
    async () => ({ total: '1' }),
  ];
  // @ts-expect-error the id of a record is a number
  const record: HandlerOf<'/bms.billing.Refunds/Get'> = async () => ({ record: { id: '1' } });
  expect([...handlers, record]).toHaveLength(4);
});

test('a handler of the kit is that of the rpc whose response it encodes', () => {
  const setup = (resource: Resource) => [
    defineModule({ service: 'bms.work.Tasks', setup: () => crud(resource) }),
    // @ts-expect-error the handler returns the response of Details
    defineModule({ service: 'bms.work.Tasks', setup: () => ({ ...crud(resource), Get: get(resource, 'Details') }) }),
    defineModule({
      service: 'bms.billing.RecurringInvoices',
      // @ts-expect-error Resume is missing
      setup: () => ({ ...crud(resource), Pause: action(resource, 'Pause', 'Paused.', () => ({})) }),
    }),
  ];
  expect(setup).toBeDefined();
});

test('the handler of a stream reads the bytes of its call, and no other handler does', () => {
  const Follow = async (call: StreamCall) => void call.http;
  const stream = defineModule({
    service: 'bms.activity.Live',
    setup: (_kit: Kit) => ({ Follow: (call: StreamCall) => Follow(call).then(() => undefined) }),
  });
  const ofBytes = async ({ http }: StreamCall<{ id: number }>) => ({ record: { id: http.request.complete ? 1 : 0 } });
  // @ts-expect-error Get has no stream
  defineModule({ service: SERVICE, setup: () => ({ ...read, Get: ofBytes }) });
  expect(stream.service).toBe('bms.activity.Live');
});
