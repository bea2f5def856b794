import * as zlib from 'node:zlib';
import {MalformedMessageError, tooLarge} from '../errors.js';

export function deflate(plain: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zlib.deflate(plain, {level: zlib.constants.Z_BEST_SPEED}, (error, result) => {
      if (error) {
        reject(error);
      } else {
        resolve(result);
      }
    });
  });
}

/** What zlib answers with the option `info`. */
interface Inflated {
  readonly buffer: Uint8Array;
  readonly engine: {readonly bytesWritten: number};
}

export function inflate(bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zlib.inflate(bytes, {maxOutputLength: Math.max(1, limit), info: true}, (error, result) => {
      const inflated = result as unknown as Inflated;
      if (error !== null) {
        reject(refusal(error, limit));
      } else if (inflated.engine.bytesWritten < bytes.length) {
        reject(new MalformedMessageError('bytes follow the compressed data'));
      } else {
        resolve(inflated.buffer);
      }
    });
  });
}

function refusal(error: NodeJS.ErrnoException, limit: number): Error {
  return error.code === 'ERR_BUFFER_TOO_LARGE'
    ? tooLarge(limit)
    : new MalformedMessageError('not in the deflate format');
}
