import { deadLetterCommands } from '../api/dead-letters.ts';
import { keyCommands } from '../api/keys.ts';
import { userCommands } from '../api/users.ts';
import { backupCommands } from '../backup/commands.ts';
import { doctorCommands } from '../doctor/commands.ts';
import { eventCommands } from '../events/commands.ts';
import { projectionCommands, searchCommands, totalCommands } from '../records/commands.ts';
import { seedCommands } from '../seed/commands.ts';
import type { CommandGroup } from './command.ts';

/** All commands, in the order of the help. */
export const groups: readonly CommandGroup[] = [
  doctorCommands,
  backupCommands,
  eventCommands,
  deadLetterCommands,
  projectionCommands,
  searchCommands,
  totalCommands,
  userCommands,
  keyCommands,
  seedCommands,
];
