import { expect, test } from '@jest/globals';
import { addContext, type Describer, describeOnFailure } from './failure-context.ts';

/** Returns the error of a test that failed while a part was in use. */
async function failed(describer: Describer): Promise<Error> {
  const forget = describeOnFailure(describer);
  const error = new Error('no button');
  await addContext(error);
  forget();
  return error;
}

test('the message and the stack of a failure tell the state of the parts in use', async () => {
  const { message, stack } = await failed(async () => '/admin/orders: No orders yet');
  expect(message).toBe('no button\n/admin/orders: No orders yet');
  expect(stack).toMatch(/^Error: no button\n\/admin\/orders: No orders yet\n +at /);
});

test('a part that has no state or cannot tell it leaves the error as it is, or says why', async () => {
  expect((await failed(async () => undefined)).message).toBe('no button');
  expect((await failed(() => Promise.reject(new Error('closed')))).message).toBe('no button\nError: closed');
});

test('a part that is no longer in use adds nothing', async () => {
  await failed(async () => 'open');
  expect((await failed(async () => undefined)).message).toBe('no button');
});
