/** A response with its body. */
interface Answered<Answer> {
  readonly status: number;
  readonly body: Answer;
}

/** The connection of a client app with the API; it counts calls and the bytes of their answers. */
export class Connection {
  readonly used = { calls: 0, bytes: 0 };
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** Sends a request. @throws Error for a status that is neither a success nor `expected`, and without a connection */
  async send<Answer>(method: string, path: string, body?: object, expected?: number): Promise<Answered<Answer>> {
    const headers = { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json' };
    const answer = await fetch(this.#url + path, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    this.used.calls += 1;
    this.used.bytes += text.length;
    if (!answer.ok && answer.status !== expected) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return { status: answer.status, body: JSON.parse(text) as Answer };
  }
}
