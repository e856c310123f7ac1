import { readFile } from 'node:fs/promises';
import { UserError } from '../console/say.ts';

const FORM = 'smtp://user@host:port or smtps://user@host:port';

/**
 * Returns the URL of the mail server with its password, which comes from a file or a variable: arguments of a process can
 * be read by all users of the machine and stay in the history of the shell.
 * @param url the argument --smtp
 * @param passwordFile the argument --smtp-password-file
 * @param password the variable SMTP_PASSWORD
 * @throws UserError naming the argument that is missing or invalid
 */
export async function smtpUrl(
  url: string | undefined,
  passwordFile: string | undefined,
  password: string | undefined,
): Promise<string> {
  if (!url) throw new UserError(`--smtp is missing: ${FORM}`);
  const parsed = URL.parse(url);
  if (!parsed?.hostname || !/^smtps?:$/.test(parsed.protocol)) throw new UserError(`--smtp must be ${FORM}`);
  if (parsed.password)
    throw new UserError('--smtp must not contain the password: use --smtp-password-file or the variable SMTP_PASSWORD');
  if (passwordFile && password) throw new UserError('set --smtp-password-file or SMTP_PASSWORD, not both');
  const secret = passwordFile ? await readPassword(passwordFile) : password;
  if (parsed.username && !secret)
    throw new UserError(
      `--smtp names a user without a password: use --smtp-password-file or the variable SMTP_PASSWORD`,
    );
  if (!secret) return url;
  if (!parsed.username) throw new UserError(`--smtp names no user for the password: ${FORM}`);
  // The class URL encodes what a password must not contain in a URL.
  parsed.password = encodeURIComponent(secret);
  return parsed.href;
}

async function readPassword(file: string): Promise<string> {
  try {
    const text = (await readFile(file, 'utf8')).replace(/\r?\n$/, '');
    if (text !== '') return text;
  } catch (error) {
    throw new UserError(`--smtp-password-file ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  throw new UserError(`--smtp-password-file ${file} is empty`);
}
