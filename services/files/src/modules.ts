import type { Module } from '@bms/service-kit';
import { filesModule } from './files/files.module.ts';
import { foldersModule } from './folders/folders.module.ts';
import { importsModule } from './imports/imports.module.ts';
import { keptDocumentsModule } from './kept-documents/kept-documents.module.ts';
import type { Files } from './setup.ts';

/** The modules of files: one for each gRPC service of the contract. */
export const modules: readonly Module<Files>[] = [foldersModule, filesModule, keptDocumentsModule, importsModule];
