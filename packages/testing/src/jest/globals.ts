/**
 * Replaces `@jest/globals` for modules that several test files share. Each export forwards to the functions of the test
 * file that runs, since jest makes new ones for each file.
 */
import type * as jestGlobals from '@jest/globals';

/** The functions that a test file imports from `@jest/globals`. */
export type Globals = Pick<
  typeof jestGlobals,
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'it' | 'jest' | 'test'
>;

let current: Globals | undefined;

/** Sets the functions of the test file that runs next. */
export function setGlobals(globals: Globals): void {
  current = globals;
}

/** Returns a function whose calls and members are those of the current `name`. */
function forward<N extends keyof Globals>(name: N): Globals[N] {
  const target = (): object => {
    if (!current) throw new Error(`${name} of @jest/globals is used outside of a test file`);
    return current[name];
  };
  return new Proxy(target, {
    apply: (_, self, args) => Reflect.apply(target() as CallableFunction, self, args),
    get: (_, key) => Reflect.get(target(), key),
  }) as unknown as Globals[N];
}

export const afterAll = forward('afterAll');
export const afterEach = forward('afterEach');
export const beforeAll = forward('beforeAll');
export const beforeEach = forward('beforeEach');
export const describe = forward('describe');
export const expect = forward('expect');
export const it = forward('it');
export const jest = forward('jest');
export const test = forward('test');
