import { ApiError } from '@bms/contracts';
import type { FileContent } from '@bms/contracts/types/api';
import { DEFAULT_ACCENT_COLOR, type HandlerOf, ifFound, type Kit } from '@bms/service-kit';
import Color from 'color';
import { readOrganization } from './organization.model.ts';

const LOGO_URL = '/api/branding/logo';

/** The images that pages show. Others, such as SVG, could run scripts at the address of the API. */
const IMAGES = ['image/png', 'image/jpeg', 'image/webp'];

/** Creates the handler that returns the name of the organization, the path of its logo and its color, to everyone. */
export function showBranding(kit: Kit): HandlerOf<'/bms.identity.Organization/Branding'> {
  return async () => {
    const { name, logo_file_id, accent_color } = await readOrganization(kit.db);
    const logo_url = logo_file_id ? LOGO_URL : '';
    return { record: { name, logo_url, accent_color: accent_color || DEFAULT_ACCENT_COLOR } };
  };
}

/**
 * Creates the handler that returns the image of the logo, to everyone. Only the file that the organization names is ever
 * read. @throws ApiError not_found if there is none, or it is no image or larger than 2 MB; unavailable if files is
 */
export function showLogo(kit: Kit): HandlerOf<'/bms.identity.Organization/Logo'> {
  return async (call): Promise<FileContent> => {
    const { logo_file_id: id } = await readOrganization(kit.db);
    const requested = id ? kit.request('/bms.files.Files/Content', { id }, call) : undefined;
    const file = requested && (await ifFound(requested, ['not_found', 'too_large']));
    if (!file || !IMAGES.includes(file.media_type)) throw new ApiError('not_found');
    // The name under which it was uploaded is not public.
    return { ...file, file_name: `logo.${file.media_type.split('/')[1]}` };
  };
}

const WHITE = Color('#ffffff');

/** The contrast of an accent with white: above the 4.5:1 of texts (WCAG 2.2, 1.4.3), which its lighter shades need. */
const CONTRAST = 6;

/** The part of the lightness that a step takes. */
const STEP = 0.02;

/**
 * Returns an accent color as it is stored: in lower case, and darkened until texts in it and on it can be read.
 * @param color `#rrggbb`
 * @see docs/adr/0239-accent-color.md
 */
export function readableAccent(color: string): string {
  let readable = Color(color);
  while (Color(readable.hex()).contrast(WHITE) < CONTRAST) readable = readable.darken(STEP);
  return readable.hex().toLowerCase();
}
