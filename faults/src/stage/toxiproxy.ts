import {
  freePort,
  type RunningProcess,
  resolveProgram,
  startProcess,
  toxiproxyCommand,
  untilListening,
} from '@bms/backing-services';

/** A change of the traffic through a proxy, as in Toxiproxy's documentation. */
export interface Toxic {
  readonly type: 'latency' | 'timeout' | 'reset_peer' | 'slow_close';
  readonly attributes: Readonly<Record<string, number>>;
}

/** A Toxiproxy server. */
export interface Toxiproxy {
  /** Adds a proxy before a port of this machine. @returns its own port */
  addProxy(name: string, port: number): Promise<number>;
  /** Adds a toxic to a proxy, in the direction from the server to the client. */
  addToxic(proxy: string, toxic: Toxic): Promise<void>;
  /** Removes all toxics. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a Toxiproxy server without proxies. @param onStep called before it is built, the first time */
export async function startToxiproxy(onStep: (text: string) => void): Promise<Toxiproxy> {
  const [{ binary }, port] = await Promise.all([resolveProgram('toxiproxy', { onStep }), freePort()]);
  const running = await startProcess(toxiproxyCommand({ binary, port }));
  running.unref();
  await untilListening(running, port);
  return connect(running, `http://127.0.0.1:${port}`);
}

function connect(running: RunningProcess, api: string): Toxiproxy {
  const post = async (path: string, body: object): Promise<void> => {
    // It rejects requests of browsers, which it recognizes by the beginning of their user agent.
    const headers = { 'content-type': 'application/json', 'user-agent': 'bms-faults' };
    const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Toxiproxy answered ${answer.status} to ${path}: ${await answer.text()}`);
    await answer.body?.cancel();
  };
  return {
    addProxy: async (name, port) => {
      // Not a port of Toxiproxy's choice, which could be one that a process is about to listen on.
      const own = await freePort();
      const proxy = { name, listen: `127.0.0.1:${own}`, upstream: `127.0.0.1:${port}`, enabled: true };
      await post('/proxies', proxy);
      return own;
    },
    addToxic: (proxy, toxic) => post(`/proxies/${proxy}/toxics`, toxic),
    reset: () => post('/reset', {}),
    stop: async () => void (await running.kill()),
  };
}
