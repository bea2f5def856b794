/** A promise that somebody else settles, and for which nobody has to wait. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(cause: Error): void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<T>((onDone, onFailure) => {
    resolve = onDone;
    reject = onFailure;
  });
  promise.catch(() => {});
  return {promise, resolve, reject};
}
