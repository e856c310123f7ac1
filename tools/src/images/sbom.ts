import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPythonProgram } from '../install/python-program.ts';

const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** Writes the SBOM of an image. */
export interface SbomGenerator {
  /**
   * Writes the SBOM of an archived image as SPDX 2.3 in JSON.
   * @param image name of the image in the SBOM
   * @returns the number of packages: Debian's, npm's and Node itself
   */
  write(archive: string, image: string, file: string): Promise<number>;
}

/**
 * Finds Syft on PATH or installs it under .cache. It needs no network while it runs.
 * @param step called before a slow step
 * @throws UserError if it cannot be installed
 */
export async function findSbomGenerator(step: (text: string) => void): Promise<SbomGenerator> {
  const syft = await findSyft(step);
  return {
    async write(archive, image, file) {
      const [name = '', version = ''] = image.split(':');
      const source = ['--source-name', name, '--source-version', version];
      const env = { ...process.env, SYFT_CHECK_FOR_APP_UPDATE: 'false' };
      await promisify(execFile)(
        syft,
        ['scan', '--quiet', `docker-archive:${archive}`, ...source, `--output=spdx-json=${file}`],
        { env },
      );
      const { packages } = JSON.parse(await readFile(file, 'utf8')) as { packages: unknown[] };
      return packages.length;
    },
  };
}

async function findSyft(step: (text: string) => void): Promise<string> {
  const isOnPath = await promisify(execFile)('syft', ['version']).then(
    () => true,
    () => false,
  );
  return isOnPath ? 'syft' : findPythonProgram({ name: 'syft', folder: 'syft', requirements }, step);
}
