import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The columns of an export of another system. The files in `presets` name their sources in a README. */
const presetFile = z.strictObject({
  name: z.string(),
  module: z.string(),
  /** The columns by which the export is recognised: all of them are there. */
  recognised_by: z.array(z.string()).min(2),
  columns: z.record(z.string(), z.string()),
  /** Values of fields that the export lacks. */
  defaults: z.record(z.string(), z.unknown()).default({}),
});

/** The export of another system. */
export interface Preset {
  readonly name: string;
  readonly module: string;
  readonly recognised_by: readonly string[];
  /** The fields by column. */
  readonly columns: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, unknown>>;
}

const directory = new URL('./presets/', import.meta.url);

/** The known exports, those with most columns to recognise them by first. */
export const presets: readonly Preset[] = readdirSync(directory)
  .filter((name) => name.endsWith('.json'))
  .map((name) => presetFile.parse(JSON.parse(readFileSync(new URL(name, directory), 'utf8'))))
  .sort((a, b) => b.recognised_by.length - a.recognised_by.length);

/** Returns the export that a file of a module is by its columns; undefined if it is none that is known. */
export function recognisePreset(module: string, headers: readonly string[]): Preset | undefined {
  const known = new Set(headers);
  return presets.find(
    (preset) => preset.module === module && preset.recognised_by.every((column) => known.has(column)),
  );
}
