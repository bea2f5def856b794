/** Whom the server knows; a page that a proxy logs in needs none. */
export interface Credentials {
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly token?: string | undefined;
}

/** What it takes to open a connection. */
export interface Handshake {
  readonly uri: URL;
  readonly subprotocol: string;
  readonly credentials: Credentials;
  readonly maximumMessageSize: number;
  /** Ends an attempt that takes too long. */
  readonly signal: AbortSignal;
  /** Settings of TLS, for Node. */
  readonly tls?: object | undefined;
}

/** An open WebSocket. */
export interface Channel {
  send(payload: Uint8Array | string): void;
  close(code: number): void;
  /** How many bytes wait to be sent, as far as the platform knows. */
  readonly unsent: number;
  /** Missing where the platform has no pings. */
  ping?(): void;
}

export interface ChannelListener {
  message(payload: Uint8Array | string): void;
  /** Something has come in, at least a pong. */
  active(): void;
  /** The server has broken the protocol: the listener closes the channel. */
  violated(violation: Violation): void;
  /** Called once, whoever has closed it. */
  closed(code: number, reason: string): void;
}

export type Opener = (handshake: Handshake, listener: ChannelListener) => Promise<Channel>;

/** What Node and browsers do differently. */
export interface Platform {
  readonly open: Opener;
  /** A zlib stream (RFC 1950). */
  deflate(plain: Uint8Array): Promise<Uint8Array>;
  /** Ends as soon as there are more bytes than the limit. */
  inflate(bytes: Uint8Array, limit: number): Promise<Uint8Array>;
}

/** The server has broken the protocol. */
export class Violation extends Error {
  /** The close code that tells it. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** The server has refused the upgrade. */
export class UpgradeRefused extends Error {
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`the server refused the connection with ${status}: ${reason}`);
    this.status = status;
  }
}

/** The header of HTTP for credentials; undefined without any. */
export function authorization({user, password, token}: Credentials): string | undefined {
  if (token !== undefined) {
    return `Bearer ${token}`;
  } else if (user === undefined) {
    return undefined;
  }
  const bytes = new TextEncoder().encode(`${user}:${password ?? ''}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
