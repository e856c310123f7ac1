import { cp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGoProgram } from '../install/go-program.ts';
import { findPythonProgram } from '../install/python-program.ts';
import { execute } from './execute.ts';

/** A client generator, with the commands that compile and run its client. */
export interface ClientKind {
  readonly name: string;
  /** Finds or installs the generator. @throws UserError if it cannot be installed on this machine */
  readonly prepare: (step: (text: string) => void) => Promise<Tool>;
}

/** Generates and runs a client in an empty directory. */
export interface Tool {
  /** Generates the client. @param document path of the OpenAPI document */
  generate(document: string, folder: string): Promise<void>;
  /** Type-checks the client and the program. */
  compile(folder: string): Promise<void>;
  /** Runs the program. @returns its output */
  run(folder: string, env: NodeJS.ProcessEnv): Promise<string>;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const oapiCodegen = {
  name: 'oapi-codegen',
  path: 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen',
  version: 'v2.8.2',
};

const python: ClientKind = {
  name: 'openapi-python-client',
  prepare: async (step) => {
    const requirements = here('python/requirements.txt');
    const generator = await findPythonProgram({ name: 'openapi-python-client', folder: 'clients', requirements }, step);
    const bin = dirname(generator);
    const env = { PATH: [bin, process.env['PATH']].join(delimiter) };
    return {
      generate: async (document, cwd) => {
        const args = ['generate', '--path', document, '--meta', 'none', '--output-path', join(cwd, 'bms_client')];
        await execute(generator, [...args, '--fail-on-warning'], { cwd, env });
        await cp(here('python/program.py'), join(cwd, 'program.py'));
      },
      compile: async (cwd) => void (await execute(join(bin, 'python3'), ['-m', 'compileall', '-q', '.'], { cwd })),
      run: (cwd, more) => execute(join(bin, 'python3'), ['program.py'], { cwd, env: more }),
    };
  },
};

const go: ClientKind = {
  name: 'oapi-codegen',
  prepare: async (step) => {
    const generator = await findGoProgram(oapiCodegen, step);
    return {
      generate: async (document, cwd) => {
        await cp(here('go'), cwd, { recursive: true });
        // Without skip-prune it omits types that only webhooks refer to, and the client does not compile.
        const args = [
          '-package',
          'main',
          '-generate',
          'types,client,skip-prune',
          '-o',
          join(cwd, 'api.gen.go'),
          document,
        ];
        await execute(generator, args, { cwd });
      },
      compile: async (cwd) => void (await execute('go', ['build', '-o', 'program', '.'], { cwd })),
      run: (cwd, env) => execute(join(cwd, 'program'), [], { cwd, env }),
    };
  },
};

const openapiTypescript: ClientKind = {
  name: 'openapi-typescript',
  prepare: async () => ({
    ...typescript,
    generate: async (document, cwd) => {
      const cli = join(
        dirname(createRequire(import.meta.url).resolve('openapi-typescript/package.json')),
        'bin/cli.js',
      );
      await execute(process.execPath, [cli, document, '-o', join(cwd, 'api.gen.ts')], { cwd });
      await cp(here('openapi-typescript/program.ts'), join(cwd, 'program.ts'));
    },
  }),
};

const heyApi: ClientKind = {
  name: '@hey-api/openapi-ts',
  prepare: async () => ({
    ...typescript,
    generate: async (document, cwd) => {
      await execute(process.execPath, [...stripTypes, here('hey-api/generate.ts'), document, join(cwd, 'api')], {
        cwd,
      });
      await cp(here('hey-api/program.ts'), join(cwd, 'program.ts'));
    },
  }),
};

const stripTypes = ['--disable-warning=ExperimentalWarning'];

const typescript: Omit<Tool, 'generate'> = {
  compile: async (cwd) => {
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'nodenext',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      allowImportingTsExtensions: true,
    };
    await writeFile(join(cwd, 'package.json'), JSON.stringify({ type: 'module' }));
    await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
    await execute(here('../../../node_modules/.bin/tsc'), ['-p', '.'], { cwd });
  },
  run: (cwd, env) => execute(process.execPath, [...stripTypes, 'program.ts'], { cwd, env }),
};

/** The generators that the API is tested with. */
export const clientKinds: readonly ClientKind[] = [python, go, openapiTypescript, heyApi];
