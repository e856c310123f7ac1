import { createServer, request, type Server } from 'node:http';

/** Creates a server that passes requests on to an address. */
export function passOn(target: string): Server {
  return createServer((incoming, outgoing) => {
    const { method, headers, url } = incoming;
    const sent = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  });
}
