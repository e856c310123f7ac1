/** The names of the dated backups of a place, and which of them are kept. */

const DAY_MS = 24 * 3600 * 1000;
/** 1970-01-01 was a Thursday. */
const DAYS_TO_MONDAY = 3;
/** An incomplete backup older than this is of a command that was ended, and not under way. */
const INCOMPLETE_FOR_MS = DAY_MS;

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/** Returns the name of a backup that begins now, e.g. `2026-11-27T02-00-00Z`; names sort by time. */
export const datedName = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** Returns the time in the name of a dated backup; undefined for another name. */
export function instantOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const instant = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The number of backups that a place keeps: the last of each of the latest days and of the latest weeks that have one. */
export interface Retention {
  readonly daily: number;
  readonly weekly: number;
}

/** A dated backup. */
export interface DatedBackup {
  readonly name: string;
  readonly isComplete: boolean;
}

/**
 * Returns the names of the backups to be deleted. Days and weeks (UTC, from Monday) without a backup do not count, so that
 * backups that fail for months delete none; the newest complete one is kept in any case.
 */
export function expiredBackups(all: readonly DatedBackup[], { daily, weekly }: Retention, now: Date): string[] {
  const dated = all.flatMap((backup) => {
    const at = instantOf(backup.name);
    return at ? [{ ...backup, at: at.getTime() }] : [];
  });
  const complete = dated.filter(({ isComplete }) => isComplete).sort((a, b) => b.at - a.at);
  const day = ({ at }: { at: number }): number => Math.floor(at / DAY_MS);
  const week = (backup: { at: number }): number => Math.floor((day(backup) + DAYS_TO_MONDAY) / 7);
  const kept = new Set([complete[0], ...newestOfEach(complete, day, daily), ...newestOfEach(complete, week, weekly)]);
  const isAbandoned = ({ isComplete, at }: (typeof dated)[number]): boolean =>
    !isComplete && now.getTime() - at > INCOMPLETE_FOR_MS;
  return dated
    .filter((backup) => isAbandoned(backup) || (backup.isComplete && !kept.has(backup)))
    .map(({ name }) => name)
    .sort();
}

/** Returns the first of each of the first `count` groups. */
function newestOfEach<Backup>(
  newestFirst: readonly Backup[],
  groupOf: (one: Backup) => number,
  count: number,
): Backup[] {
  const groups = Map.groupBy(newestFirst, groupOf);
  return [...groups.values()].slice(0, count).map(([newest]) => newest!);
}
