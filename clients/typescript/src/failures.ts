import {Closed, NoLeader} from './causes.js';
import {Code, ConnectionLostError, GraphError, ProtocolError, TimeoutError, type ErrorDetails} from './errors.js';
import {flag, text, type Message} from './messages.js';
import {UpgradeRefused, Violation} from './platform.js';

/** What a failure is about. */
export interface Subject {
  /** The Cypher text, the name of the procedure, or what else was asked for. */
  readonly subject: string;
  readonly address: string;
  /** Whether the outcome is unknown once it has been sent and the answer is lost. */
  readonly unrepeatable: boolean;
}

const SERVER_TIMED_OUT = 'request.timed-out';
const SERVER_OUTCOME_UNKNOWN = 'request.outcome-unknown';
const UNAUTHORIZED = 401;
const LONGEST_SUBJECT = 100;

function message(reason: string, code: string, {subject}: Subject): string {
  const short = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}...` : subject;
  return `${reason} (${code}, ${short})`;
}

function details(code: string, retryable: boolean, about: Subject, cause?: unknown): ErrorDetails {
  return {code, retryable, address: about.address, subject: about.subject, cause};
}

/** The error for a failure that the server has sent. */
export function serverFailure(failure: Message, about: Subject): GraphError {
  const code = text(failure, 'code');
  const reason = text(failure, 'message');
  const retryable = flag(failure, 'retryable');
  if (code === SERVER_OUTCOME_UNKNOWN) {
    const unknown = Code.OUTCOME_UNKNOWN;
    return new GraphError(message(reason, unknown, about), details(unknown, !about.unrepeatable, about));
  }
  const Type = code === SERVER_TIMED_OUT ? TimeoutError : GraphError;
  return new Type(message(reason, code, about), details(code, retryable, about));
}

/** The error for a request that there is no answer to. */
export function disconnection(cause: Error, about: Subject, had: {connection: boolean; sent: boolean}): GraphError {
  const reason = cause.message;
  if (cause instanceof Closed) {
    return new GraphError(message(reason, Code.CLOSED, about), details(Code.CLOSED, false, about, cause));
  } else if (cause instanceof UpgradeRefused && cause.status === UNAUTHORIZED) {
    const refused = Code.UNAUTHORIZED;
    return new GraphError(message(reason, refused, about), details(refused, false, about, cause));
  }
  if (cause instanceof NoLeader) {
    return new GraphError(message(reason, Code.NO_LEADER, about), details(Code.NO_LEADER, true, about, cause));
  }
  const unknown = had.sent && about.unrepeatable;
  if (cause instanceof Violation) {
    const code = unknown ? Code.OUTCOME_UNKNOWN : Code.PROTOCOL_VIOLATION;
    return new ProtocolError(message(reason, code, about), details(code, false, about, cause));
  }
  const code = unknown ? Code.OUTCOME_UNKNOWN : Code.UNAVAILABLE;
  return new ConnectionLostError(message(reason, code, about), details(code, !unknown, about, cause), had.connection);
}

/** The error for a request that was not answered in time. */
export function lateness(timeout: number, about: Subject, sent: boolean): TimeoutError {
  const unknown = sent && about.unrepeatable;
  const code = unknown ? Code.OUTCOME_UNKNOWN : Code.TIMED_OUT;
  const reason = `no answer within ${Math.ceil(timeout)} ms`;
  return new TimeoutError(message(reason, code, about), details(code, !unknown, about));
}

/** The error of a value that cannot be sent, which says for what. */
export function unsent(error: unknown, about: Subject): unknown {
  return error instanceof GraphError
    ? new GraphError(message(error.message, error.code, about), details(error.code, error.retryable, about, error))
    : error;
}

/** The error for a call that is one too many. */
export function busy(limit: number, about: Subject): GraphError {
  return new GraphError(message(`${limit} calls are pending`, Code.BUSY, about), details(Code.BUSY, true, about));
}
