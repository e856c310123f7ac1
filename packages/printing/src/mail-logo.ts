import type { FileContent } from '@bms/contracts/types/api';

/** The maximum size of a logo in a mail, in bytes: it is in each mail. */
const MAX_BYTES = 512 * 1024;

/** The first bytes of the images that all mail clients show, by media type. */
const SIGNATURES: Readonly<Record<string, Buffer>> = {
  'image/png': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
};

/** Returns a logo for mails; undefined for one that is not PNG or JPEG, or larger than 512 KB. */
export function mailLogo(image: Uint8Array | undefined): FileContent | undefined {
  if (!image || image.length > MAX_BYTES) return undefined;
  const content = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  const found = Object.entries(SIGNATURES).find(([, start]) => content.subarray(0, start.length).equals(start));
  return found && { media_type: found[0], file_name: `logo.${found[0].split('/')[1]}`, content };
}
