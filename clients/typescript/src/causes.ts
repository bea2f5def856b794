/** The driver was closed. */
export class Closed extends Error {
  constructor() {
    super('the driver is closed');
  }
}

/** No server can write. */
export class NoLeader extends Error {
  constructor() {
    super('the database has no leader now');
  }
}
