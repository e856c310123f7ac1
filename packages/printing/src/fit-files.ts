import type { FileContent } from '@bms/contracts/types/api';

/** The space for files in a message of 4 MB, beside the texts of a mail. */
const MAX_FILE_BYTES = 4 * 1024 * 1024 - 128 * 1024;

/**
 * Returns the files that fit into the message of a mail, in their order.
 * @param files the most important one first; undefined for one that does not exist
 */
export function fitFiles(files: readonly (FileContent | undefined)[], space = MAX_FILE_BYTES): FileContent[] {
  let free = space;
  return files.flatMap((file) => {
    if (!file || file.content.length > free) return [];
    free -= file.content.length;
    return [file];
  });
}
