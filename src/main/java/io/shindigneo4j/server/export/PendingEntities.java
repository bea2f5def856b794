package io.shindigneo4j.server.export;

import java.util.function.LongFunction;
import org.eclipse.collections.api.list.primitive.MutableLongList;
import org.eclipse.collections.impl.factory.primitive.LongLists;

/** Nodes and relationships that are to be read. For one thread at a time. */
final class PendingEntities {

  /** A record that is changed while it is read may look broken. */
  private static final int ATTEMPTS = 3;

  private final MutableLongList nodes = LongLists.mutable.empty();
  private final MutableLongList relationships = LongLists.mutable.empty();

  /** How many of each have been read. */
  private int readNodes;

  private int readRelationships;

  /** Whether to tell that one is gone. */
  private boolean corrections;

  /** Where a scan puts its next ids; those that are gone are passed over. */
  MutableLongList scannedNodes() {
    clear(false);
    return nodes;
  }

  /** Likewise. */
  MutableLongList scannedRelationships() {
    clear(false);
    return relationships;
  }

  /** Those that are gone get a tombstone. */
  void correct(TouchedEntities touched) {
    clear(true);
    nodes.addAll(touched.nodes());
    relationships.addAll(touched.relationships());
  }

  private void clear(boolean correcting) {
    corrections = correcting;
    nodes.clear();
    relationships.clear();
    readNodes = 0;
    readRelationships = 0;
  }

  boolean hasNext() {
    return readNodes < nodes.size() || readRelationships < relationships.size();
  }

  /** Null for one that is gone, unless that is a correction. */
  EntityRow next(EntityReader reader, EntityRows names) {
    if (readNodes < nodes.size()) {
      long id = nodes.get(readNodes);
      Content.OfNode found = read(reader::node, id);
      EntityRow row = found == null && !corrections ? null : names.node(id, found);
      readNodes++;
      return row;
    }
    long id = relationships.get(readRelationships);
    Content.OfRelationship found = read(reader::relationship, id);
    EntityRow row = found == null && !corrections ? null : names.relationship(id, found);
    readRelationships++;
    return row;
  }

  private static <T> T read(LongFunction<T> read, long id) {
    for (int attempt = 1; ; attempt++) {
      try {
        return read.apply(id);
      } catch (RuntimeException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
        Thread.onSpinWait();
      }
    }
  }
}
