import type {CallBookmarks} from './bookmarks.js';
import type {Fields} from './maps.js';
import type {Parameters} from './values.js';

export type Mode = 'read' | 'write';

export interface TransactionOptions {
  /** What reads cannot write. Of `execute`, `call` and `stream` the default is `read`; of transactions, `write`. */
  readonly mode?: Mode;
  /** Milliseconds, here and in the server. */
  readonly timeout?: number;
  /** Ends it, here and in the server. */
  readonly signal?: AbortSignal;
  /** Makes it safe to send a write again: unique for the user, at most 1,024 characters. True makes one up. */
  readonly requestId?: string | true;
  /** Of the writes that it must see. */
  readonly bookmarks?: readonly string[];
  /** The W3C trace context of the caller (`traceparent`). */
  readonly trace?: string;
}

export interface CallOptions extends TransactionOptions {
  /** Says that a write may take effect twice without harm. It is sent again if its connection is lost. */
  readonly repeatable?: boolean;
  /**
   * Of a procedure: parameters that many calls have alike. They are sent once for each connection; a parameter of the
   * same name replaces one.
   */
  readonly constants?: Parameters;
  /** Repeats what the database has rolled back because of another transaction. Not in transactions and streams. */
  readonly retryConflicts?: boolean;
}

export interface StatementOptions extends Omit<CallOptions, 'constants'> {
  readonly parameters?: Parameters;
}

/** A Cypher text or a procedure to run. */
export interface Statement {
  readonly kind: 'text' | 'procedure';
  readonly subject: string;
  readonly parameters: Parameters;
  readonly options: CallOptions;
}

export function cypher(text: string, options: StatementOptions): Statement {
  return {kind: 'text', subject: text, parameters: options.parameters ?? {}, options};
}

export function procedure(name: string, parameters: Parameters, options: CallOptions): Statement {
  return {kind: 'procedure', subject: name, parameters, options};
}

/** Whether it may be sent again if nobody knows whether it took effect. */
export function isIdempotent({options}: Statement): boolean {
  return options.mode !== 'write' || options.repeatable === true || options.requestId !== undefined;
}

const RANDOM_BYTES = 16;

/** An id that nobody else has; pages without TLS have no `crypto.randomUUID`. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same options for all attempts. */
export function withRequestId<T extends TransactionOptions>(options: T): T {
  return options.requestId === true ? {...options, requestId: newRequestId()} : options;
}

/** What an attempt adds to a statement or a transaction. */
export interface Terms {
  readonly mode: Mode;
  readonly timeout: number;
  readonly transaction?: number | undefined;
  readonly chunks?: number | undefined;
  readonly bookmarks: CallBookmarks;
}

/** The fields that statements and transactions have alike. */
function terms(options: TransactionOptions, {mode, timeout, transaction, chunks, bookmarks}: Terms): Fields {
  const fields: Fields = {mode, timeout: Math.max(1, Math.ceil(timeout))};
  const optional = {transaction, chunks, requestId: options.requestId, trace: options.trace};
  for (const [name, value] of Object.entries(optional)) {
    if (value !== undefined) {
      fields[name] = value;
    }
  }
  if (bookmarks.all.length > 0) {
    fields.bookmarks = bookmarks.all;
  }
  return fields;
}

export function work(id: number, statement: Statement, attempt: Terms): Fields {
  const {kind, subject, parameters, options} = statement;
  const type = kind === 'text' ? 'cypher' : 'call';
  const constants = kind === 'procedure' && options.constants !== undefined ? {constants: options.constants} : {};
  return {type, id, ...terms(options, attempt), parameters, [kind]: subject, ...constants};
}

export function begin(id: number, options: TransactionOptions, attempt: Terms): Fields {
  return {type: 'begin', id, ...terms(options, attempt)};
}
