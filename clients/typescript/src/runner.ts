import {Call, noParts, type Part} from './call.js';
import {CallBookmarks} from './bookmarks.js';
import type {Connection} from './connection.js';
import type {Context} from './context.js';
import {GraphError} from './errors.js';
import {result, type Result} from './result.js';
import {isIdempotent, work, type Mode, type Statement, type Terms} from './statement.js';
import {ChunkQueue, DEFAULT_AHEAD, ResultStream, type StreamOwner} from './stream.js';

function callOf(statement: Statement, context: Context, inside: boolean, part: Part): Call {
  const unrepeatable = !isIdempotent(statement) && !inside;
  return new Call({subject: statement.subject, address: context.address, unrepeatable}, part).countIn(context.pending);
}

/** A connection to a server that can do the work. */
export function source(context: Context, {mode}: {readonly mode: Mode}): () => Connection | Promise<Connection> {
  return () => context.connection({writes: mode === 'write', kind: 'call'});
}

/** Tells the bookmarks of a failure, and passes it on. */
export function failed(error: unknown, bookmarks: CallBookmarks): never {
  if (error instanceof GraphError) {
    bookmarks.failed(error);
  }
  throw error;
}

/** Runs a statement once and waits for all its records. */
export async function runOnce<T extends object>(
  context: Context,
  statement: Statement,
  timeout: number,
  transaction?: number
): Promise<Result<T>> {
  const {options} = statement;
  const bookmarks = new CallBookmarks(context.bookmarks, options.bookmarks);
  const terms: Terms = {mode: options.mode ?? 'read', timeout, transaction, bookmarks};
  const call = callOf(statement, context, transaction !== undefined, noParts).limit(timeout, options.signal);
  call.send(source(context, terms), (id) => work(id, statement, terms));
  const success = await call.answer.catch((error: unknown) => failed(error, bookmarks));
  try {
    const all = result<T>(success);
    bookmarks.succeeded(all.bookmark);
    return all;
  } catch (e) {
    throw call.violated(e);
  }
}

/** Runs a statement whose records come in chunks. */
export function streamOnce<T extends object>(
  context: Context,
  statement: Statement & {readonly ahead?: number | undefined},
  timeout: number,
  owner: Omit<StreamOwner, 'succeeded'>,
  transaction?: number
): ResultStream<T> {
  const {options, ahead = DEFAULT_AHEAD} = statement;
  const chunks = new ChunkQueue(ahead);
  const bookmarks = new CallBookmarks(context.bookmarks, options.bookmarks);
  const terms: Terms = {mode: options.mode ?? 'read', timeout, transaction, chunks: ahead, bookmarks};
  const inside = transaction !== undefined;
  const call = callOf(statement, context, inside, (message) => chunks.part(message)).abortBy(options.signal);
  call.send(source(context, terms), (id) => work(id, statement, terms));
  return new ResultStream<T>(call, chunks, {...owner, succeeded: ({bookmark}) => bookmarks.succeeded(bookmark)});
}
