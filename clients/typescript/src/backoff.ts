/** How long to wait between attempts to connect, in milliseconds. */
export interface ReconnectDelay {
  /** After the first failure. It doubles with each further one. */
  readonly first: number;
  readonly maximum: number;
  /** The shortest after refused credentials. After three refusals in a row, Neo4j locks a user out for 5 seconds. */
  readonly unauthorized: number;
}

export const DEFAULT_DELAY: ReconnectDelay = {first: 100, maximum: 1000, unauthorized: 30_000};

const MOST_DOUBLINGS = 20;

/** Up to half of the delay is taken away at random, so that many clients do not come back at once. */
export function reconnectDelay(delay: ReconnectDelay, failures: number, random: () => number = Math.random): number {
  const full = Math.max(1, Math.min(delay.maximum, delay.first * 2 ** Math.min(failures - 1, MOST_DOUBLINGS)));
  return full - random() * (full / 2);
}
