/** The codes of failures that the client finds itself; the server's are in docs/protocol.md. */
export const Code = {
  /** There is no connection. The statement took no effect, or is safe to repeat. */
  UNAVAILABLE: 'driver.unavailable',
  /** No server can write now. */
  NO_LEADER: 'driver.no-leader',
  /** As much is pending as the driver may have, or too much waits to be sent. Nothing was sent. */
  BUSY: 'driver.busy',
  /** Whether a write took effect is not known. */
  OUTCOME_UNKNOWN: 'driver.outcome-unknown',
  /** No answer came within the timeout. The statement took no effect, or is safe to repeat. */
  TIMED_OUT: 'driver.timed-out',
  /** The server does not accept the credentials. */
  UNAUTHORIZED: 'driver.unauthorized',
  /** The driver is closed. */
  CLOSED: 'driver.closed',
  /** A parameter has a type that the protocol does not know, or the parameters are too large. */
  UNSUPPORTED_VALUE: 'driver.unsupported-value',
  /** The server has sent what is not of the protocol. */
  PROTOCOL_VIOLATION: 'driver.protocol-violation'
} as const;

export interface ErrorDetails {
  readonly code: string;
  /** Whether the same request may succeed when it is sent again. */
  readonly retryable: boolean;
  /** The address of the server. */
  readonly address?: string | undefined;
  /** The Cypher text or the name of the procedure. */
  readonly subject?: string | undefined;
  readonly cause?: unknown;
}

/** A statement has failed. */
export class GraphError extends Error {
  readonly code: string;
  readonly retryable: boolean;
  readonly address: string | undefined;
  readonly subject: string | undefined;

  constructor(message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : {cause: details.cause});
    this.code = details.code;
    this.retryable = details.retryable;
    this.address = details.address;
    this.subject = details.subject;
  }

  override get name(): string {
    return 'GraphError';
  }
}

/** There is no connection: it was lost, or could not be made. */
export class ConnectionLostError extends GraphError {
  /** Whether the statement had a connection, which was lost. */
  readonly lost: boolean;

  constructor(message: string, details: ErrorDetails, lost: boolean) {
    super(message, details);
    this.lost = lost;
  }

  override get name(): string {
    return 'ConnectionLostError';
  }
}

/** The time of a call is over, in the server or here. */
export class TimeoutError extends GraphError {
  override get name(): string {
    return 'TimeoutError';
  }
}

/** The server has sent what is not of the protocol, or what is larger than allowed. */
export class ProtocolError extends GraphError {
  override get name(): string {
    return 'ProtocolError';
  }
}

/** Bytes that are no message of the protocol. */
export class MalformedMessageError extends Error {}

/** A message or its document is larger than allowed. */
export class TooLargeError extends Error {}

export function tooLarge(limit: number): TooLargeError {
  return new TooLargeError(`a message of more than ${limit} bytes`);
}

/** A value that the protocol cannot carry. */
export function unsupported(message: string): GraphError {
  return new GraphError(message, {code: Code.UNSUPPORTED_VALUE, retryable: false});
}
