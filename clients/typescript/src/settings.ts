import {DEFAULT_DELAY, type ReconnectDelay} from './backoff.js';
import type {Balance} from './balancer.js';
import type {BookmarkManager} from './bookmarks.js';
import type {Compression, Format} from './codec.js';
import type {PoolSettings} from './connection-pool.js';
import {requireTimeout} from './context.js';
import type {Credentials} from './platform.js';
import {serverAddress} from './routing-table.js';

/** A `WebSocket` of the standard, or what is like it. */
export type WebSocketLike = Pick<
  WebSocket,
  'binaryType' | 'protocol' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onerror' | 'onclose'
> &
  Partial<Pick<WebSocket, 'bufferedAmount'>>;

/**
 * Makes a WebSocket in place of the client's own, for example with headers where the platform can send them.
 *
 * @param headers those that the server needs; a browser cannot send them
 */
export type WebSocketFactory = (
  url: string,
  protocols: string[],
  headers: Readonly<Record<string, string>>
) => WebSocketLike;

export interface DriverOptions {
  readonly user?: string;
  readonly password?: string;
  /** Of an identity provider that Neo4j knows. */
  readonly token?: string;
  /** Asked for each new connection, in place of the three before. */
  readonly credentials?: () => Credentials | Promise<Credentials>;
  /** The format of values; `bson` by default. */
  readonly format?: Format;
  /** Of larger messages; `none` by default. */
  readonly compression?: Compression;
  /** How many connections each server gets; 1 by default. */
  readonly connections?: number;
  /** Other servers of the database, each as host and port: `db2.example.org:7690`. */
  readonly servers?: readonly string[];
  /**
   * `table`: the servers are asked which there are, which one takes writes and which are read from. `none`, the
   * default: those that are named do both.
   */
  readonly routing?: 'none' | 'table';
  /** Which one of several servers takes a call; `least-busy` by default. */
  readonly balance?: Balance;
  /** How many calls, streams and subscriptions may be pending; 1,000 by default. More are refused; subscriptions wait. */
  readonly maximumPending?: number;
  /** How long a call may take that has no timeout of its own, in milliseconds; 30,000 by default. */
  readonly timeout?: number;
  /** How long an attempt to connect may take, in milliseconds; 5,000 by default. */
  readonly connectTimeout?: number;
  /** How long the server may be silent before it is asked for a sign of life, in milliseconds; 10,000 by default. */
  readonly livenessCheck?: number;
  readonly reconnectDelay?: Partial<ReconnectDelay>;
  /** In bytes, of messages and their documents, and of what waits to be sent; 64 MiB by default. */
  readonly maximumMessageSize?: number;
  /** `number`: integers are numbers where that is exact, and `bigint`s otherwise. By default so. */
  readonly integers?: 'number' | 'bigint';
  /** `number`: floats are numbers. `Float`: they are told apart from integers. By default `number`. */
  readonly floats?: 'number' | 'Float';
  /** Makes statements see what the driver has written before, such as `inMemoryBookmarks()`. */
  readonly bookmarks?: BookmarkManager;
  readonly webSocket?: WebSocketFactory;
  /** Of Node alone: the options of `tls.connect`, such as `ca`, `cert` and `key`. */
  readonly tls?: object;
}

const MEBIBYTE = 1024 * 1024;

const HIGHEST_SIZE = 2 ** 31 - 1;

const MOST_CONNECTIONS = 100;

export interface Settings extends PoolSettings {
  readonly timeout: number;
  /** Of the servers to connect to first. */
  readonly addresses: readonly string[];
  readonly routed: boolean;
  readonly balance: Balance;
  readonly maximumPending: number;
}

function requireCount(name: string, value: number, most: number): number {
  if (!(Number.isInteger(value) && value > 0 && value <= most)) {
    throw new RangeError(`${name} must be a whole number above 0 and at most ${most}`);
  }
  return value;
}

/** @throws TypeError or RangeError for what is not valid */
export function settingsOf(uri: string, options: DriverOptions): Settings {
  const {user, password, token, routing = 'none', balance = 'least-busy'} = options;
  if (!['none', 'table'].includes(routing) || !['least-busy', 'round-robin'].includes(balance)) {
    throw new RangeError('routing is none or table, and balance least-busy or round-robin');
  }
  const maximumMessageSize = options.maximumMessageSize ?? 64 * MEBIBYTE;
  if (!(maximumMessageSize > 0 && maximumMessageSize <= HIGHEST_SIZE)) {
    throw new RangeError('maximumMessageSize must be above 0 and below 2 GiB');
  }
  const first = databaseAddress(uri);
  const others = (options.servers ?? []).map((server) => serverAddress(server, first));
  return {
    uri: first,
    addresses: [...new Set([first.href, ...others])],
    routed: routing === 'table',
    balance,
    connections: requireCount('connections', options.connections ?? 1, MOST_CONNECTIONS),
    maximumPending: requireCount('maximumPending', options.maximumPending ?? 1000, HIGHEST_SIZE),
    credentials: options.credentials ?? (() => ({user, password, token})),
    timeout: requireTimeout(options.timeout ?? 30_000),
    connectTimeout: requireTimeout(options.connectTimeout ?? 5_000),
    livenessCheck: requireTimeout(options.livenessCheck ?? 10_000),
    reconnectDelay: {...DEFAULT_DELAY, ...options.reconnectDelay},
    maximumMessageSize,
    tls: options.tls
  };
}

function databaseAddress(text: string): URL {
  const uri = new URL(text);
  const valid = /^wss?:$/.test(uri.protocol) && /^\/[^/]+$/.test(uri.pathname) && uri.search === '' && uri.hash === '';
  if (!valid || uri.username !== '' || uri.password !== '') {
    throw new TypeError('the address must be like ws://localhost:7690/neo4j, without credentials');
  }
  return uri;
}
