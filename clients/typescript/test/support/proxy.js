import {once} from 'node:events';
import {connect, createServer} from 'node:net';

/** Passes bytes between clients and a server, and cuts their connections when a test says so. */
export class Proxy {
  /** @param {URL} target */
  constructor(target) {
    this.target = target;
    /** @type {Set<import('node:net').Socket>} */
    this.sockets = new Set();
    this.connections = 0;
    /** Whether the next bytes of the server are thrown away, and the connection with them. */
    this.cutsAnswer = false;
    this.server = createServer((client) => this.#pass(client));
  }

  /** @param {string} uri */
  static async start(uri) {
    const proxy = new Proxy(new URL(uri));
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get uri() {
    const uri = new URL(this.target);
    uri.host = `127.0.0.1:${/** @type {any} */ (this.server.address()).port}`;
    return uri.href;
  }

  /** @param {import('node:net').Socket} client */
  #pass(client) {
    this.connections++;
    const server = connect(Number(this.target.port), this.target.hostname);
    for (const socket of [client, server]) {
      this.sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    client.pipe(server);
    server.on('data', (bytes) => {
      if (this.cutsAnswer) {
        this.cutsAnswer = false;
        client.destroy();
      } else if (!client.write(bytes)) {
        server.pause();
        client.once('drain', () => server.resume());
      }
    });
  }

  /** Cuts all connections. */
  cut() {
    this.sockets.forEach((socket) => socket.destroy());
  }

  close() {
    this.cut();
    this.server.close();
  }
}
