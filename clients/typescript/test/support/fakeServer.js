import {createHash} from 'node:crypto';
import {createServer} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import {once} from 'node:events';
import {FakeConnection} from './fakeConnection.js';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A server that does what a test says. */
export class FakeServer {
  /** @param {import('node:https').ServerOptions} [tls] */
  constructor(tls) {
    /** @type {FakeConnection[]} */
    this.unread = [];
    this.all = /** @type {FakeConnection[]} */ ([]);
    this.wake = () => {};
    /** Changes the headers of an upgrade. @type {(headers: Record<string, string>) => Record<string, string>} */
    this.headers = (headers) => headers;
    /** What is answered in place of an upgrade. @type {string | undefined} */
    this.refusal = undefined;
    /** What is sent in one piece with the upgrade. @type {Uint8Array} */
    this.first = Buffer.alloc(0);
    this.scheme = tls === undefined ? 'ws' : 'wss';
    this.http = tls === undefined ? createServer() : createTlsServer(tls);
    this.http.on('tlsClientError', () => {});
    this.http.on('upgrade', (request, socket) => this.#upgrade(request, socket));
  }

  /** @param {import('node:https').ServerOptions} [tls] */
  static async start(tls) {
    const server = new FakeServer(tls);
    server.http.listen(0, '127.0.0.1');
    await once(server.http, 'listening');
    return server;
  }

  get uri() {
    return `${this.scheme}://127.0.0.1:${/** @type {any} */ (this.http.address()).port}/neo4j`;
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:stream').Duplex} socket */
  #upgrade(request, socket) {
    if (this.refusal !== undefined) {
      socket.on('error', () => {}); // the client has gone
      socket.end(this.refusal);
      return;
    }
    const accept = createHash('sha1').update(`${request.headers['sec-websocket-key']}${GUID}`).digest('base64');
    const headers = this.headers({
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Accept': accept,
      'Sec-WebSocket-Protocol': String(request.headers['sec-websocket-protocol'])
    });
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = Buffer.from(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`);
    socket.write(Buffer.concat([head, this.first]));
    const connection = new FakeConnection(socket, request);
    this.unread.push(connection);
    this.all.push(connection);
    this.wake();
  }

  /** The next connection of a client. @returns {Promise<FakeConnection>} */
  async next() {
    while (this.unread.length === 0) {
      await new Promise((resolve) => (this.wake = () => resolve(undefined)));
    }
    return /** @type {FakeConnection} */ (this.unread.shift());
  }

  close() {
    this.all.forEach((connection) => connection.cut());
    this.http.close();
    this.http.closeAllConnections();
  }
}
