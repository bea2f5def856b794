import {MalformedMessageError, unsupported} from './errors.js';

const DECODER = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
const ENCODER = new TextEncoder();

/** Shorter texts are decoded here: a call of the decoder costs more. */
const SHORT = 24;

/** A text from UTF-8, which half of a surrogate pair is not. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length <= SHORT) {
    const text = String.fromCharCode(...bytes);
    if (!/[^\0-\x7f]/.test(text)) {
      return text;
    }
  }
  try {
    return DECODER.decode(bytes);
  } catch {
    throw new MalformedMessageError('a text is not UTF-8');
  }
}

export function encodeText(text: string): Uint8Array {
  return ENCODER.encode(text);
}

export function requireUnicode(text: string): string {
  if (!text.isWellFormed()) {
    throw unsupported('a string has half a surrogate pair');
  }
  return text;
}
