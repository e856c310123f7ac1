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

/** The maximum size of a logo in a mail, in bytes: it is in each mail. */
const MAX_LOGO_BYTES = 512 * 1024;

/** The first bytes of the images that all mail clients show, by media type. */
const SIGNATURES: Readonly<Record<string, Buffer>> = {
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** Returns a logo for mails; undefined for one that is not PNG or JPEG, or larger than 512 KB. */
export function mailLogo(image: Uint8Array | undefined): FileContent | undefined {
  if (!image || image.length > MAX_LOGO_BYTES) return undefined;
  const content = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const found = Object.entries(SIGNATURES).find(([, start]) => content.subarray(0, start.length).equals(start));
  return found && { media_type: found[0], file_name: `logo.${found[0].split('/')[1]}`, content };
}
