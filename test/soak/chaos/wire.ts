/** A wire to a service of this machine that can be cut, or made slow: all connections go through it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Forwards connections to a port of this machine. */
export class Wire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut = false;
  #delayMs = 0;

  private constructor(target: URL) {
    this.#server = createServer((near) => this.#join(near, target));
  }

  /** Opens a wire; its end is `address`, the target's with another port. */
  static async open(target: string): Promise<Wire & { readonly address: string }> {
    const url = new URL(target);
    const wire = new Wire(url);
    wire.#server.listen(0, '127.0.0.1');
    await once(wire.#server, 'listening');
    const { port } = wire.#server.address() as AddressInfo;
    const near = new URL(target);
    near.hostname = '127.0.0.1';
    near.port = String(port);
    return Object.assign(wire, { address: near.href });
  }

  /** Breaks all connections, and refuses new ones until it is mended. */
  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  /** Holds back each packet for this time, as a slow disk behind it would; 0 for no time. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, target: URL): void {
    if (this.#cut) return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    this.#forward(near, far);
    this.#forward(far, near);
  }

  #forward(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.setNoDelay(true);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    // Packets keep their order: each waits for the one before.
    let last = Promise.resolve();
    from.on('data', (data) => {
      const wait = this.#delayMs;
      if (wait === 0) last = last.then(() => void to.write(data));
      else
        last = last.then(() => new Promise((done) => setTimeout(done, wait))).then(() => void to.write(data));
    });
  }
}
