const MAX_SUBJECT = 72;

/** Returns the lines of `git log --format='%h %s'` whose subject has more than 72 characters. */
export function longSubjects(log: string): string[] {
  return log.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > MAX_SUBJECT);
}
