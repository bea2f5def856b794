import {Balancer, type Balance} from './balancer.js';
import {Closed, NoLeader} from './causes.js';
import type {Connection} from './connection.js';
import type {ConnectionPool} from './connection-pool.js';
import {deferred} from './deferred.js';
import {UpgradeRefused} from './platform.js';
import {CONNECTING_COST} from './reconnecting-connection.js';
import type {RoutingTable} from './routing-table.js';
import type {RoutingListener, RoutingWatcher} from './routing-watcher.js';
import type {Need, Servers} from './servers.js';

/** The servers that read and those that write. */
interface Roles {
  readonly readers: readonly ConnectionPool[];
  readonly writers: readonly ConnectionPool[];
}

/** How often a request that has not been sent goes to another server. */
const MOST_SERVERS_TRIED = 10;

/** Several servers: each request goes to one that has the right role, and if that one is lost, to another. */
export class Cluster implements Servers, RoutingListener {
  readonly #poolOf: (address: string) => ConnectionPool;
  readonly #readers: Balancer<ConnectionPool>;
  readonly #writers: Balancer<ConnectionPool>;
  readonly #members = new Map<string, ConnectionPool>();

  /** Those that have left, and finish what is in flight. */
  #draining: ConnectionPool[] = [];

  #roles: Roles | undefined;

  /** Settled once the roles are known, or no router has answered. */
  #search = deferred<unknown>();

  #watcher: RoutingWatcher | undefined;

  /** @param poolOf connects to a server; with what is to be called when that has refused to write */
  constructor(poolOf: (address: string, refused: (pool: ConnectionPool) => void) => ConnectionPool, balance: Balance) {
    this.#poolOf = (address) => poolOf(address, (pool) => this.#refusedToWrite(pool));
    this.#readers = new Balancer(balance);
    this.#writers = new Balancer(balance);
  }

  /** Uses each of these servers for reading and for writing. */
  connect(addresses: readonly string[]): void {
    const all = addresses.map((address) => this.member(address));
    this.#roles = {readers: all, writers: all};
  }

  /** Uses the servers of the routing table. */
  follow(watcher: RoutingWatcher): void {
    this.#watcher = watcher;
  }

  /** The server at an address; connects to it unless it is connected already. */
  member(address: string): ConnectionPool {
    const member = this.#members.get(address) ?? this.#poolOf(address);
    this.#members.set(address, member);
    return member;
  }

  connection(need: Need, tries: number = MOST_SERVERS_TRIED): Connection | Promise<Connection> {
    if (this.#roles === undefined) {
      return this.#search.promise.then(() => this.connection(need, tries));
    }
    const member = this.#choose(need, this.#roles);
    if (member === undefined) {
      return Promise.reject(new NoLeader());
    }
    const found = member.connection(need);
    return found instanceof Promise ? found.catch((cause: Error) => this.#elsewhere(need, cause, tries - 1)) : found;
  }

  #choose({writes}: Need, {readers, writers}: Roles): ConnectionPool | undefined {
    const reader = writes ? undefined : this.#readers.choose(readers);
    if (reader !== undefined && reader.cost < CONNECTING_COST) {
      return reader;
    }
    const writer = this.#writers.choose(writers);
    return reader === undefined || (writer !== undefined && writer.cost < reader.cost) ? writer : reader;
  }

  /** For a request that has not been sent. */
  #elsewhere(need: Need, cause: Error, tries: number): Connection | Promise<Connection> {
    const member = this.#roles && this.#choose(need, this.#roles);
    if (cause instanceof Closed || tries === 0 || member === undefined || member.cost === Infinity) {
      throw cause;
    }
    return this.connection(need, tries);
  }

  found(table: RoutingTable): void {
    const before = this.#roles?.writers ?? [];
    const readers = table.readers.map((address) => this.member(address));
    const writers = table.writers.map((address) => this.member(address));
    this.#roles = {readers, writers};
    before.filter((writer) => !writers.includes(writer)).forEach(demote);
    this.#retain(new Set([...table.readers, ...table.writers, ...table.routers]));
    this.#search.resolve(undefined);
  }

  #retain(addresses: ReadonlySet<string>): void {
    this.#draining = this.#draining.filter((member) => !member.isOver);
    for (const [address, member] of [...this.#members]) {
      if (!addresses.has(address)) {
        this.#members.delete(address);
        this.#draining.push(member);
        member.drain(new Error('the server has left'));
      }
    }
  }

  searching(): void {
    this.#search = deferred();
  }

  /** Refused credentials fail calls as they do without a table. */
  notFound(lastFailure: Error): void {
    this.#search.reject(lastFailure.cause instanceof UpgradeRefused ? lastFailure.cause : lastFailure);
  }

  /** Stops writing to a server until a routing table names it as a writer again. */
  #refusedToWrite(member: ConnectionPool): void {
    if (this.#watcher !== undefined && this.#roles?.writers.includes(member)) {
      const {readers, writers} = this.#roles;
      this.#roles = {readers, writers: writers.filter((writer) => writer !== member)};
      demote(member);
      this.#watcher.refresh();
    }
  }

  close(): void {
    const cause = new Closed();
    this.#roles = undefined;
    this.#search.reject(cause);
    this.searching();
    this.#search.reject(cause);
    this.#watcher?.stop(cause);
    [...this.#members.values(), ...this.#draining].forEach((member) => member.close(cause));
  }
}

function demote(member: ConnectionPool): void {
  member.leave(new Error('the server takes no more writes'));
}
