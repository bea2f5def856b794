// What calls of the server fail with.
/** Nothing was answered. */
export const UNREACHED = 0;

/** A call that failed. */
export class RpcError extends Error {
  /**
   * @param {number} status of HTTP; 0 if the server was not reached
   * @param {string} message
   * @param {string} [code] what the server calls it
   * @param {number} [wait] the milliseconds that the server asks to wait for
   */
  constructor(status, message, code = String(status), wait = 0) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
    this.code = code;
    this.wait = wait;
  }

  /** Whether the same may work later. */
  get passing() {
    return this.status === UNREACHED || this.status === 429 || this.status >= 502;
  }
}
