/** A response exceeds the maximum length. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
}

/** Reads the body of a response as text. @throws AnswerTooLong after `maxBytes`, without reading the rest */
export async function readText(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the response.
    if (size > maxBytes) throw new AnswerTooLong(`the answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
