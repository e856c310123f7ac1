import { fileURLToPath } from 'node:url';
import { findPythonProgram } from '../install/python-program.ts';

/**
 * Finds the schemathesis program; installs it the first time.
 * @param step called before a slow step
 * @throws UserError naming what is missing
 */
export const findSchemathesis = (step: (text: string) => void): Promise<string> =>
  findPythonProgram(
    {
      name: 'schemathesis',
      folder: 'fuzz',
      requirements: fileURLToPath(new URL('requirements.txt', import.meta.url)),
    },
    step,
  );
