import type {Connection} from './connection.js';

/** A request that is a `call` occupies the server until it is answered; the others wait for what may happen. */
export type Kind = 'call' | 'subscription' | 'routes';

/** What a request needs of its connection. */
export interface Need {
  /** Whether the server must be able to write. */
  readonly writes: boolean;
  readonly kind: Kind;
}

/** Gives connections: of one server, or of several. */
export interface Servers {
  /** An open connection, or one that is being made; rejected if there is none. */
  connection(need: Need): Connection | Promise<Connection>;
  /** Fails all that is pending, and what comes later. */
  close(): void;
}
