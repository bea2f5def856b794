import {FakeServer} from './fakeServer.js';

/** @typedef {import('./fakeConnection.js').Message} Message */

/** Servers of one database: a test says which of them lead, and what their routing table tells. */
export class FakeCluster {
  constructor() {
    /** @type {FakeServer[]} */
    this.servers = [];
    /** The numbers of those that take writes. @type {number[]} */
    this.leaders = [0];
    /** What came, and where. @type {{number: number, request: Message, connection: import('./fakeConnection.js').FakeConnection}[]} */
    this.requests = [];
    /** Questions that wait for another table. @type {(() => void)[]} */
    this.waiting = [];
    /** @type {Message} */
    this.table = {};
    /** Whether a request gets no answer. @type {(request: Message) => boolean} */
    this.holds = () => false;
    this.version = 0;
  }

  /** @param {number} size */
  static async start(size) {
    const cluster = new FakeCluster();
    cluster.servers = await Promise.all(Array.from({length: size}, () => FakeServer.start()));
    cluster.servers.forEach((server, number) => void cluster.#accept(server, number));
    cluster.tell(
      [0],
      cluster.servers.map((_, number) => number).filter((number) => number > 0)
    );
    return cluster;
  }

  /** @param {number} number */
  address(number) {
    return new URL(/** @type {FakeServer} */ (this.servers[number]).uri).host;
  }

  /**
   * Sets the routing table.
   *
   * @param {number[]} writers @param {number[]} readers @param {number[]} [routers]
   */
  tell(writers, readers, routers = [...new Set([...writers, ...readers])]) {
    const [w, r, all] = [writers, readers, routers].map((numbers) => numbers.map((number) => this.address(number)));
    this.tellAll({writers: w, readers: r, routers: all});
  }

  /** @param {Message} table */
  tellAll(table) {
    this.version++;
    this.table = {type: 'routing', timeToLive: 300, version: `v${this.version}`, ...table};
    this.waiting.splice(0).forEach((answer) => answer());
  }

  /** @param {FakeServer} server @param {number} number */
  async #accept(server, number) {
    for (;;) {
      const connection = await server.next();
      void connection.serve(number, (request) => {
        this.requests.push({number, request, connection});
        return this.holds(request) || this.#handles(connection, request, number);
      });
    }
  }

  /** @param {import('./fakeConnection.js').FakeConnection} connection @param {Message} request @param {number} number */
  #handles(connection, request, number) {
    const writes = request.mode === 'write' || request.type === 'subscribe';
    if (request.type === 'routes') {
      const answer = () => connection.send({...this.table, id: request.id});
      if (request.known === this.table.version) {
        this.waiting.push(answer);
      } else {
        answer();
      }
      return true;
    } else if (writes && !this.leaders.includes(number)) {
      connection.failed(request, 'server.not-leader', true);
      return true;
    } else if (request.type === 'subscribe') {
      connection.send({type: 'subscribed', id: request.id, epoch: 'e', offset: request.offset ?? 1, time: 1});
      return true;
    }
    return false;
  }

  /** Refuses connections, and cuts those that there are. @param {number} number */
  down(number) {
    const server = /** @type {FakeServer} */ (this.servers[number]);
    server.refusal = 'HTTP/1.1 503 Service Unavailable\r\n\r\n';
    server.all.forEach((connection) => connection.cut());
  }

  /** @param {number} number */
  up(number) {
    const server = /** @type {FakeServer} */ (this.servers[number]);
    server.refusal = undefined;
  }

  /** The requests of a type, the last one last. @param {string} type */
  of(type) {
    return this.requests.filter(({request}) => request.type === type);
  }

  close() {
    this.servers.forEach((server) => server.close());
  }
}
