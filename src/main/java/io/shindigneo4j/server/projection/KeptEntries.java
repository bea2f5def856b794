package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeEntries.Entry;
import java.util.List;

/** Which entries belong to a node. Safe for use by many threads. */
final class KeptEntries extends Kept {

  /** Of this and of what refers to it. */
  private static final int BYTES = 64;

  private static final int BYTES_EACH = 32;

  /** A profile has a few; with more, it is not kept. */
  private static final int MOST = 1000;

  private final List<Entry> all;

  private KeptEntries(List<Entry> all) {
    super(BYTES + BYTES_EACH * all.size());
    this.all = List.copyOf(all);
  }

  /** Null where there are too many. */
  static KeptEntries of(List<Entry> all) {
    return all.size() > MOST ? null : new KeptEntries(all);
  }

  /** In order of type and position. */
  List<Entry> all() {
    return all;
  }
}
