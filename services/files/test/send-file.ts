import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file to upload as a stream. */
export interface SentFile {
  /** The base URL of the gateway. */
  readonly url: string;
  readonly token: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its content, `size` bytes in all. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Uploads a file through the gateway without holding it in memory. */
export async function sendFile({ url, token, name, size, bytes }: SentFile): Promise<{ status: number; body: string }> {
  const head = Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`);
  const tail = Buffer.from('\r\n--x--\r\n');
  async function* body() {
    yield head;
    yield* bytes;
    yield tail;
  }
  const sent = request(`${url}/api/file-manager/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + size + tail.length,
    },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      void response.toArray().then((parts) => resolve({ status: response.statusCode!, body: parts.join('') }), reject);
    });
  });
  await pipeline(Readable.from(body()), sent);
  return answer;
}
