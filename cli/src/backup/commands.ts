import type { CommandGroup } from '../run/command.ts';
import { folderOf } from './folder.ts';

const load = () => import('./run.ts');

/** `bms backup` and `bms restore`. */
export const backupCommands: CommandGroup = {
  commands: [
    {
      usage: 'backup <dir>',
      description: 'Back up the databases of all services, with the files in them, while the system runs.',
      example: 'backup backups/2026-11-22',
      run: (context, _options, [dir = '']) => load().then(({ runBackup }) => runBackup(context, folderOf(dir))),
    },
    {
      usage: 'restore <dir>',
      description: 'Restore a backup into empty databases while no service runs. All sessions are ended.',
      example: 'restore backups/2026-11-22',
      options: [
        ['--force', 'delete what the databases contain'],
        ['--verify-only', 'verify the checksums of the backup, and restore nothing'],
      ],
      run: async (context, options, [dir = '']) => {
        const { runRestore, runVerify } = await load();
        if (options['verifyOnly']) return runVerify(folderOf(dir));
        return runRestore(context, folderOf(dir), options['force'] === true);
      },
    },
  ],
};
