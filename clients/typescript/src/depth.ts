import {MalformedMessageError, unsupported} from './errors.js';

/** A document is the first level; each map, list or tag is one more. */
const MAXIMUM_DEPTH = 100;

const TOO_DEEP = `nested deeper than ${MAXIMUM_DEPTH}`;

export function checkRead(depth: number): void {
  if (depth > MAXIMUM_DEPTH) {
    throw new MalformedMessageError(TOO_DEEP);
  }
}

export function checkWritten(depth: number): void {
  if (depth > MAXIMUM_DEPTH) {
    throw unsupported(TOO_DEEP);
  }
}
