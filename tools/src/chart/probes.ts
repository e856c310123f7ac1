import { connect } from 'node:http2';

/** A gRPC message without fields, with the prefix of five bytes: not compressed, length 0. */
const EMPTY = Buffer.alloc(5);
/** `status: SERVING` of grpc.health.v1.HealthCheckResponse, with its prefix. */
const SERVING = Buffer.from([0, 0, 0, 0, 2, 8, 1]);
const TIMEOUT_MS = 3000;

/**
 * Checks the health of a gRPC server as the kubelet does: grpc.health.v1 for the empty service name.
 * @throws Error unless it answers SERVING within 3 seconds
 */
export async function probeGrpc(port: number): Promise<void> {
  const session = connect(`http://127.0.0.1:${port}`);
  try {
    await new Promise<void>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({
        ':method': 'POST',
        ':path': '/grpc.health.v1.Health/Check',
        'content-type': 'application/grpc',
        te: 'trailers',
      });
      const chunks: Buffer[] = [];
      stream.setTimeout(TIMEOUT_MS, () => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('error', reject);
      stream.once('end', () => {
        const answer = Buffer.concat(chunks);
        if (answer.equals(SERVING)) resolve();
        else reject(new Error(`the answer is not SERVING: ${answer.toString('hex')}`));
      });
      stream.end(EMPTY);
    });
  } finally {
    session.destroy();
  }
}

/**
 * Checks a path as the kubelet does.
 * @throws Error unless it answers with a status from 200 to 399 within 3 seconds
 * @see docs/adr/0201-kubernetes-probes.md
 */
export async function probeHttp(port: number, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
