import {Chain} from './chain.js';
import type {Codec, Payload} from './codec.js';
import {MalformedMessageError, TooLargeError} from './errors.js';
import type {Message} from './messages.js';
import {Violation} from './platform.js';

const WRONG_TYPE = 1003;
const MALFORMED = 1007;
const TOO_LARGE = 1009;

/** Decodes what comes in on a connection, in its order. */
export class Inbox {
  readonly #codec: Codec;
  readonly #chain: Chain<Message>;
  readonly #violated: (error: Error) => void;

  /** @param violated takes what was thrown for a message that is not of the protocol */
  constructor(codec: Codec, handle: (message: Message) => void, violated: (error: Error) => void) {
    this.#codec = codec;
    this.#chain = new Chain(handle);
    this.#violated = violated;
  }

  add(payload: Payload): void {
    if (this.#codec.isRightType(payload)) {
      this.#chain.add(() => this.#codec.unpack(payload), this.#violated);
    } else {
      this.#violated(new Violation(WRONG_TYPE, 'the server sent the wrong type of WebSocket message'));
    }
  }

  /** Acts once all messages before are handled. */
  after(action: () => void): void {
    this.#chain.after(action);
  }
}

/** Why a connection ends for a message, and the close code that tells it. */
export function violationOf(error: Error): {cause: Error; code: number} {
  if (error instanceof Violation) {
    return {cause: error, code: error.code};
  }
  const expected = error instanceof MalformedMessageError || error instanceof TooLargeError;
  const code = error instanceof TooLargeError ? TOO_LARGE : MALFORMED;
  return {cause: expected ? new Violation(code, `the server broke the protocol: ${error.message}`) : error, code};
}
