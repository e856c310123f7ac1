import type { ServiceModule } from '@bms/service-kit';
import type { FilesConfig } from './config.ts';
import { filesModule } from './files/files.module.ts';
import { foldersModule } from './folders/folders.module.ts';
import { keptDocumentsModule } from './kept-documents/kept-documents.module.ts';

/** The modules of files: one for each gRPC service of the contract. */
export const modules = (config: FilesConfig): readonly ServiceModule[] => [
  foldersModule,
  filesModule(config),
  keptDocumentsModule(config),
];
