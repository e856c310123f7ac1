import { createRequire, enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Globals, setGlobals } from './globals.ts';

const require = createRequire(import.meta.url);
const { default: Runtime } = require('jest-runtime') as typeof import('jest-runtime');
const globalsUrl = new URL('./globals.ts', import.meta.url).href;
/** The symbol of globalThis where jest-circus keeps its listeners. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

enableCompileCache(fileURLToPath(new URL('../../../../.cache/compile', import.meta.url)));
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globalsUrl, shortCircuit: true } : next(specifier, context),
});

// jest kills a worker that ends later than 500 ms after its last test file. Disposing of a heap of 400 MB takes longer
// on a busy machine; a process that exits leaves that to the kernel.
if (process.env['JEST_WORKER_ID'] !== undefined && process.send) process.once('exit', (code) => process.exit(code));

/** Number of imports of each test file by this process. */
const imports = new Map<string, number>();

/**
 * Imports test files with Node's own loader, which also strips their types. Modules are evaluated once per worker
 * instead of once per test file: the packages that a service needs take 0.8 s of CPU, and stay compiled. A module
 * must therefore keep no state that a test of another file could notice. Module mocks of jest have no effect.
 */
export default class SharedRuntime extends Runtime {
  override unstable_shouldLoadAsEsm(path: string): boolean {
    return /\.m?ts$/.test(path) || super.unstable_shouldLoadAsEsm(path);
  }

  /** Imports a test file. A test file that the process imported before, as in watch mode, is evaluated again. */
  override async unstable_importModule(path: string): Promise<unknown> {
    setGlobals(this.requireModuleOrMock<Globals>(path, '@jest/globals'));
    const count = imports.get(path) ?? 0;
    imports.set(path, count + 1);
    const url = pathToFileURL(path).href;
    const module = await import(count === 0 ? url : `${url}?import=${count}`);
    // Written now, since it would delay the end of the process.
    flushCompileCache();
    return module;
  }

  /** Loads jest-circus anew, with the state of one test file, and shares the modules that it requires. */
  override requireInternalModule<T>(path: string): T {
    delete require.cache[path];
    Reflect.deleteProperty(globalThis, LISTENERS);
    return require(path) as T;
  }
}
