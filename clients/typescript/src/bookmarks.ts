import type {GraphError} from './errors.js';
import {bookmarkOf, type EventMessage, type Position} from './sequence.js';

/** Keeps the bookmarks of writes, and of the events that were heard, so that later statements see them. */
export interface BookmarkManager {
  /** Those that the next statement must see. */
  bookmarks(): readonly string[];
  /** A write has been committed that saw these, or an event was heard after that of these. */
  update(seen: readonly string[], bookmark: string): void;
  /** The database does not know these any more. */
  remove(useless: readonly string[]): void;
}

/** Keeps the bookmarks of the last writes in memory. */
export function inMemoryBookmarks(): BookmarkManager {
  const known = new Set<string>();
  return {
    bookmarks: () => [...known],
    update(seen, bookmark) {
      seen.forEach((old) => known.delete(old));
      known.add(bookmark);
    },
    remove: (useless) => useless.forEach((bookmark) => known.delete(bookmark))
  };
}

export const NO_BOOKMARKS: BookmarkManager = {bookmarks: () => [], update() {}, remove() {}};

/** Has later statements see the events that were heard. Of several subscriptions, the one that is ahead counts. */
export function hearing(manager: BookmarkManager): (message: EventMessage) => void {
  let last: Position | undefined;
  return ({type, position}) => {
    if (type !== 'gap' && last?.epoch === position.epoch && last.offset >= position.offset) {
      return;
    }
    const seen = last === undefined ? [] : [bookmarkOf(last)];
    last = position;
    try {
      manager.update(seen, bookmarkOf(position));
    } catch {
      // a bookmark that cannot be kept takes no event away
    }
  };
}

const USELESS = ['request.unknown-bookmark', 'request.bookmark-unreachable'];

/** The bookmarks that one statement or transaction must see. */
export class CallBookmarks {
  readonly #manager: BookmarkManager;
  readonly #managed: readonly string[];
  readonly all: readonly string[];

  constructor(manager: BookmarkManager, named: readonly string[] = []) {
    this.#manager = manager;
    this.#managed = manager.bookmarks();
    this.all = [...new Set([...named, ...this.#managed])];
  }

  succeeded(bookmark: string | undefined): void {
    if (bookmark !== undefined) {
      this.#manager.update(this.#managed, bookmark);
    }
  }

  failed(error: GraphError): void {
    if (USELESS.includes(error.code)) {
      this.#manager.remove(this.#managed);
    }
  }
}
