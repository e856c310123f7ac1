import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { say } from '../console/say.ts';
import type { ModuleNames } from './names.ts';

const run = promisify(execFile);
/** Writes new files and prints their paths. @param files the contents by path, relative to the root */
export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), text);
    say.done(file);
  }
}

/** Changes a file and prints its path. @param edit gets an empty text if there is no such file */
export async function changeFile(root: string, file: string, edit: (text: string) => string): Promise<void> {
  const path = join(root, file);
  await writeFile(path, edit(existsSync(path) ? await readFile(path, 'utf8') : ''));
  say.done(`${file} (changed)`);
}

/** Formats the sources of a service and generates all that follows from protos/. */
export async function formatAndGenerate(root: string, { service }: ModuleNames): Promise<void> {
  await run('biome', ['check', '--write', join('services', service)], { cwd: root });
  await run('npm', ['run', 'generate'], { cwd: root });
}

/** Prints the section "Checklist" of a page in docs/, with the names of the module. */
export async function printChecklist(root: string, page: string, { service, key }: ModuleNames): Promise<void> {
  const text = await readFile(join(root, page), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith('Checklist')) ?? '';
  say.step(`What is left (${page}):`);
  for (const item of section.split('\n').filter((line) => line.startsWith('- ')))
    console.log(item.replaceAll('<service>', service).replaceAll('<module>', key));
}
