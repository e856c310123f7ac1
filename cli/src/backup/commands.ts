import type { CommandGroup } from '../run/command.ts';

const load = () => import('./run.ts');

const IDENTITY = [
  '--identity <file>',
  'file with the secret key of an encrypted backup, as age-keygen writes it',
] as const;
const FORCE = ['--force', 'delete what the databases contain'] as const;

/** `bms backup`, `bms restore` and `bms drill`. */
export const backupCommands: CommandGroup = {
  commands: [
    {
      usage: 'backup <place>',
      description:
        'Back up the databases of all services, with the files in them, while the system runs: into a folder, or into a bucket as s3://bucket/prefix.',
      example: 'backup backups/2026-11-22',
      options: [
        ['--dated', 'make a backup named after the time in <place>, e.g. 2026-11-27T02-00-00Z'],
        ['--keep-daily <n>', 'with --dated: keep the last backup of each of n days, and delete others'],
        ['--keep-weekly <n>', 'with --dated: also keep the last backup of each of n weeks'],
        ['--recipient <keys>', 'encrypt for public keys of age (age1...), separated by commas'],
      ],
      run: async (context, options, [place = '']) => (await load()).runBackup(context, place, options),
    },
    {
      usage: 'restore <place>',
      description:
        'Restore a backup, or the newest dated one of a place, into empty databases while no service runs. All sessions are ended.',
      example: 'restore backups/2026-11-22',
      options: [FORCE, ['--verify-only', 'verify the checksums of the backup, and restore nothing'], IDENTITY],
      run: async (context, options, [place = '']) => {
        const { runRestore, runVerify } = await load();
        return (options['verifyOnly'] ? runVerify : runRestore)(context, place, options);
      },
    },
    {
      usage: 'drill <place>',
      description:
        'Restore the newest backup of a place into databases of its own, and compare documents, sums of numbers and indexes with it.',
      example: 'drill s3://bms-backups/production',
      options: [FORCE, IDENTITY],
      run: async (context, options, [place = '']) => (await load()).runDrill(context, place, options),
    },
  ],
};
